/** A connection to a table that comes back by itself, and forgets no command. */
import { newId, noServer, RefusedError } from './api';
import type { Command } from './messages';
import type { Act, Eyes, SocketOut } from './types';

export interface Listener {
  /** Whatever the server says, apart from answers to commands and pings. */
  heard: (message: SocketOut) => void;
  connected: (online: boolean) => void;
  /** The last event that was applied, to go on from; null: from a whole view. */
  since: () => number | null;
  /** The table may be gone, or the seat no longer ours. */
  doubtful: () => void;
}

interface Waiting {
  command: Command;
  resolve: (version: number) => void;
  reject: (refused: RefusedError) => void;
}

/** Codes with which the server closes: not your seat, no such table. */
const TURNED_AWAY = [4001, 4004];
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;

export class TableSocket {
  /** Seconds that the server's clock is ahead. */
  clockOffset = 0;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  private pinged = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    readonly eyes: Eyes,
    private readonly listener: Listener,
  ) {
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  /** Sends a command, now or when the connection is back; resolves when the server has it. */
  send(act: Act, version: number): Promise<number> {
    const command: Command = { type: 'do', id: newId(), version, act };
    return new Promise((resolve, reject) => {
      this.waiting.set(command.id, { command, resolve, reject });
      this.transmit(command);
    });
  }

  /** Starts anew, from a whole view if `since` says so. */
  reconnect(): void {
    this.drop();
    this.listener.connected(false);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.look);
    this.drop();
    for (const { reject } of this.waiting.values()) reject(noServer());
    this.waiting.clear();
  }

  private connect(): void {
    const since = this.listener.since();
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('seat', String(this.eyes));
    if (since !== null) address.searchParams.set('since', String(since));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as SocketOut);
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(): void {
    this.listener.connected(true);
    this.ping();
    for (const { command } of this.waiting.values()) this.transmit(command);
  }

  private transmit(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.patience ??= setTimeout(() => this.reconnect(), ANSWER_WITHIN);
  }

  private hear(message: SocketOut): void {
    this.tries = 0;
    clearTimeout(this.patience);
    this.patience = undefined;
    if (message.type === 'ack') this.settle(message.id)?.resolve(message.version);
    else if (message.type === 'pong') this.readClock(message.now);
    else if (message.type === 'refused' && message.id !== null)
      this.settle(message.id)?.reject(new RefusedError(message.refusal));
    else this.listener.heard(message);
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private ping(): void {
    this.pinged = Date.now();
    this.transmit({ type: 'ping' });
  }

  private readClock(now: number): void {
    const half = (Date.now() - this.pinged) / 2000;
    this.clockOffset = now + half - Date.now() / 1000;
  }

  private lost(code: number): void {
    this.drop();
    this.listener.connected(false);
    if (this.tries > 0 || TURNED_AWAY.includes(code)) this.listener.doubtful();
    if (this.closed) return;
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.patience = undefined;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private readonly hurry = () => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    this.reconnect();
  };

  /** A phone that wakes up often holds a dead connection: ask. */
  private readonly look = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.hurry();
  };
}
