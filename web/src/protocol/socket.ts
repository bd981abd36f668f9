/** A connection to a table that comes back by itself, and forgets no command. */
import { newId, noServer, parsed, RefusedError } from './api';
import type { Command } from './messages';
import { checked, MisfitError, type Shape } from './shape';
import type { Act, Eyes, SocketOut } from './types';

/** Why there is no connection: the way there is cut, the server has trouble of its own, or it says
 * what this page does not understand. */
export type Trouble = 'cut' | 'server' | 'misheard';

export interface Listener {
  /** Whatever the server says, apart from answers to commands and pings. Throws a MisfitError where
   * that does not fit what was said before. */
  heard: (message: SocketOut) => void;
  /** Null: all is well. */
  troubled: (trouble: Trouble | null) => void;
  /** Seconds that the server's clock is ahead. */
  clock: (ahead: number) => void;
  /** The last event that was applied, to go on from; null: from a whole view. */
  since: () => number | null;
  /** The table may be gone, or the seat no longer ours. */
  doubtful: () => void;
}

interface Waiting {
  command: Command;
  /** When it was sent last, and how often in all. */
  sent: number;
  times: number;
  resolve: (version: number) => void;
  reject: (refused: RefusedError) => void;
}

/** Codes with which the server closes: not your seat, no such table. */
const TURNED_AWAY = [4001, 4004];
/** Faults of the server's own: broken, restarting, not ready; and what it refuses for such. */
const SERVER_TROUBLE = [1011, 1012, 1013];
const SERVER_FAULTS = ['not-written', 'unavailable'];
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const OPEN_WITHIN = 20_000;
const ANSWER_WITHIN = 8_000;
/** A server that cannot do what is asked, or never answers it, is not asked for ever. */
const MOST_TIMES = 8;

const MESSAGE: Shape = {
  anyOf: ['Event', 'Whole', 'Ack', 'RefusedCommand', 'Presence', 'Pong'].map((name) => ({
    $ref: `#/$defs/${name}`,
  })),
};

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  /** What went wrong on connections that stood, until it is seen to be over. */
  private doubted: Trouble | null = null;
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
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  /** Sends a command, now or when the connection is back; resolves when the server has it. */
  send(act: Act, version: number): Promise<number> {
    const command: Command = { type: 'do', id: newId(), version, act };
    return new Promise((resolve, reject) => {
      const waiting = { command, sent: Infinity, times: 0, resolve, reject };
      this.waiting.set(command.id, waiting);
      this.dispatch(waiting);
    });
  }

  /** Starts anew, from a whole view if `since` says so. */
  reconnect(): void {
    this.drop();
    this.listener.troubled('cut');
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.look);
    this.drop();
    for (const { reject } of this.waiting.values()) reject(noServer());
    this.waiting.clear();
  }

  private connect(): void {
    const since = this.listener.since();
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('seat', String(this.eyes));
    if (since !== null) address.searchParams.set('since', String(since));
    const socket = new WebSocket(address);
    this.socket = socket;
    this.patience = setTimeout(() => this.unanswered(), OPEN_WITHIN);
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = ({ code }) =>
      this.lost(SERVER_TROUBLE.includes(code) ? 'server' : 'cut', code);
  }

  private opened(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.ping();
    for (const waiting of this.waiting.values()) this.dispatch(waiting);
  }

  private dispatch(waiting: Waiting): void {
    if (!this.transmit(waiting.command)) return;
    waiting.sent = Date.now();
    waiting.times += 1;
  }

  private transmit(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.patience ??= setTimeout(() => this.unanswered(), ANSWER_WITHIN);
    return true;
  }

  private hear(data: unknown): void {
    try {
      const message = checked<SocketOut>(MESSAGE, parsed(String(data)));
      if (this.shallRepeat(message)) this.doubt('server');
      else this.heed(message);
    } catch (thrown) {
      if (!(thrown instanceof MisfitError)) throw thrown;
      console.error(thrown);
      this.doubt('misheard');
    }
  }

  /** Whether a command was not done for a fault of the server's, which may pass. */
  private shallRepeat(message: SocketOut): boolean {
    if (message.type !== 'refused' || !SERVER_FAULTS.includes(message.refusal.code)) return false;
    const waiting = this.waiting.get(message.id ?? '');
    return waiting !== undefined && waiting.times < MOST_TIMES;
  }

  private doubt(trouble: Trouble): void {
    this.doubted = trouble;
    this.lost(trouble);
  }

  private heed(message: SocketOut): void {
    if (message.type === 'ack') this.settle(message.id)?.resolve(message.version);
    else if (message.type === 'pong') this.readClock(message.now);
    else if (message.type === 'refused' && message.id !== null)
      this.settle(message.id)?.reject(new RefusedError(message.refusal));
    else this.listener.heard(message);
    // By its first pong it has said all that it says at first, and that was understood.
    const over = this.doubted === 'server' ? this.waiting.size === 0 : message.type === 'pong';
    if (over) this.doubted = null;
    if (this.doubted === null) {
      this.tries = 0;
      this.listener.troubled(null);
    }
    clearTimeout(this.patience);
    const sent = Math.min(...Array.from(this.waiting.values(), (each) => each.sent));
    this.patience = Number.isFinite(sent)
      ? setTimeout(() => this.unanswered(), sent + ANSWER_WITHIN - Date.now())
      : undefined;
  }

  /** The server says nothing, or nothing to a command: it is asked again, but not for ever. */
  private unanswered(): void {
    for (const { command, times, reject } of this.waiting.values())
      if (times >= MOST_TIMES) {
        this.waiting.delete(command.id);
        reject(noServer());
      }
    this.lost('cut');
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
    this.listener.clock(now + half - Date.now() / 1000);
  }

  private lost(trouble: Trouble, code?: number): void {
    this.drop();
    this.listener.troubled(trouble);
    if (this.tries > 0 || (code && TURNED_AWAY.includes(code))) this.listener.doubtful();
    if (this.closed) return;
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.patience = undefined;
    for (const waiting of this.waiting.values()) waiting.sent = Infinity;
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

  /** The browser knows it before any answer fails to come. */
  private readonly cut = () => this.lost('cut');

  /** A phone that wakes up often holds a dead connection: ask. */
  private readonly look = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.hurry();
  };
}
