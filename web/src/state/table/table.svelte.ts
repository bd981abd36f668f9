/** A table as this browser sees it, kept up to date. */
import { createSubscriber } from 'svelte/reactivity';
import { Playback } from '../../boards/playback.svelte';
import { folderOf } from '../../boards/registry';
import { api, noServer, RefusedError } from '../../protocol/api';
import { folded, stepOf } from '../../protocol/fold';
import type { Event, Refusal, TableOut } from '../../protocol/messages';
import { TableSocket, type Trouble } from '../../protocol/socket';
import type { Act, Eyes, Said, SocketOut } from '../../protocol/types';
import { hear, soundsOf } from '../../sound/hearing';
import { ChatRead } from './chat-read.svelte';
import { Muted } from './muted.svelte';
import { Reactions } from './reactions.svelte';

/** Milliseconds: often enough for who reads seconds. */
const TICK = 500;

export type SeatChange = Extract<Act, { kind: 'sit' | 'stand' }>;

export class Table {
  /** As the server has it. */
  truth = $state.raw<TableOut | null>(null);
  /** As the page shows it, which may be a few moves behind. */
  shown = $state.raw<TableOut | null>(null);
  readonly playback = new Playback();
  eyes = $state<Eyes>('spectator');
  /** Why the server is not heard; null while it is. */
  trouble = $state<Trouble | null>('cut');
  /** By seat: whether a browser is connected. */
  online = $state.raw<boolean[]>([]);
  /** By seat: since when somebody who sits there is not, by the server's clock. */
  absentSince = $state.raw<(number | null)[]>([]);
  /** After so many seconds the others may let a bot play. */
  absentSeconds = $state(Infinity);
  watching = $state(0);
  /** Commands that are not acknowledged yet. */
  pending = $state(0);
  /** Why there is nothing to see here. */
  gone = $state.raw<Refusal | null>(null);
  /** The last event that was no move, for whoever tells it. */
  news = $state.raw<Event | null>(null);
  readonly muted: Muted;
  readonly chatRead: ChatRead;
  readonly reactions: Reactions;
  /** Seconds that the server's clock is ahead; null until it has told the time. */
  private clockAhead = $state<number | null>(null);
  private readonly ticks = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });
  private socket: TableSocket | null = null;
  private closed = false;

  constructor(readonly id: string) {
    this.muted = new Muted(id);
    this.chatRead = new ChatRead(id);
    this.reactions = new Reactions(this.muted);
    void this.open();
  }

  /** Sees through other eyes from now on. */
  look(eyes: Eyes): void {
    this.socket?.close();
    this.eyes = eyes;
    this.truth = null;
    this.playback.jump(() => (this.shown = null));
    this.connect();
  }

  /** Does something at the table. Resolves when the server has it, rejects with a refusal. */
  async act(act: Act): Promise<void> {
    if (!this.socket || !this.truth) throw noServer();
    this.pending += 1;
    try {
      await this.socket.send(act, this.truth.version);
    } finally {
      this.pending -= 1;
    }
  }

  /** Sits down or stands up, by request: that also gives a new browser its cookie. */
  async changeSeat(act: SeatChange): Promise<void> {
    await api.act(this.id, this.truth?.version ?? 0, act);
    const { holds } = await api.table(this.id);
    this.look(holds.includes(act.seat) ? act.seat : (holds[0] ?? 'spectator'));
  }

  /** Says something; who watches needs a name, and a cookie first. */
  async chat(said: Said, name: string): Promise<void> {
    if (this.eyes !== 'spectator') return this.act({ kind: 'say', ...said });
    await api.introduce();
    await api.act(this.id, this.truth?.version ?? 0, { kind: 'say', ...said, name });
  }

  /** Seconds of the epoch by the server's clock; null until it is known. Who shows it is told that
   * it goes on. */
  readonly now = (): number | null => {
    this.ticks();
    return this.clockAhead === null ? null : Date.now() / 1000 + this.clockAhead;
  };

  /** For how many seconds nobody has been at a seat; null if somebody is, or nobody sits there. */
  readonly awayFor = (seat: number): number | null => {
    const since = this.absentSince[seat] ?? null;
    const now = this.now();
    return since === null || now === null ? null : Math.max(0, now - since);
  };

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private async open(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.eyes = bestEyes(table);
    } catch (thrown) {
      if (this.tellGone(thrown)) return;
    }
    if (!this.closed) this.connect();
  }

  private connect(): void {
    const socket = new TableSocket(this.id, this.eyes, {
      heard: (message) => this.hear(message),
      troubled: (trouble) => this.takeTrouble(trouble),
      clock: (ahead) => (this.clockAhead = ahead),
      since: () => this.truth?.version ?? null,
      doubtful: () => void this.askAnew(),
    });
    this.socket = socket;
  }

  private takeTrouble(trouble: Trouble | null): void {
    this.trouble = trouble;
    // What was shown stands, but nothing is built upon it.
    if (trouble === 'misheard') this.truth = null;
  }

  private hear(message: SocketOut): void {
    if (message.type === 'table') this.begin(message.data);
    else if (message.type === 'event') this.follow(message);
    else if (message.type === 'presence') {
      this.online = message.seats;
      this.absentSince = message.absent_since;
      this.absentSeconds = message.absent_seconds;
      this.watching = message.watching;
    }
  }

  private begin(table: TableOut): void {
    // Who sits here and did not know it yet looks through their own eyes.
    if (this.eyes === 'spectator' && table.holds.length > 0) return this.look(bestEyes(table));
    this.truth = table;
    this.playback.jump(() => (this.shown = table));
  }

  private follow(event: Event): void {
    const before = this.truth;
    if (!before || event.version <= before.version) return;
    if (event.version > before.version + 1) return this.startAnew();
    const after = folded(before, event);
    const step = stepOf(before, after, event);
    this.truth = after;
    this.playback.push(step, () => {
      this.shown = after;
      if (step) void hear(...soundsOf(step.facts, folderOf(after.setting.game).sounds));
    });
    if (event.data.chat) this.reactions.show(event.data.chat);
    if (!step && (!event.data.chat || this.muted.hears(event.data.chat))) this.news = event;
    if (this.hasLostSeat(after)) this.look('spectator');
  }

  private startAnew(): void {
    this.truth = null;
    this.socket?.reconnect();
  }

  /** Events do not tell who holds what, but a seat of ours that is empty was taken from us. */
  private hasLostSeat({ seats }: TableOut): boolean {
    return typeof this.eyes === 'number' && seats[this.eyes]?.player === 'nobody';
  }

  private async askAnew(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (typeof this.eyes === 'number' && !table.holds.includes(this.eyes))
        this.look(bestEyes(table));
    } catch (thrown) {
      this.tellGone(thrown);
    }
  }

  private tellGone(thrown: unknown): boolean {
    const gone = thrown instanceof RefusedError && [403, 404, 410].includes(thrown.status);
    if (!gone) return false;
    this.gone = thrown.refusal;
    this.close();
    return true;
  }
}

/** The held seat that owes a move, else the first held one, else those of whoever watches. */
function bestEyes(table: Pick<TableOut, 'holds' | 'position'>): Eyes {
  const due = table.holds.find((seat) => table.position?.owing.includes(seat));
  return due ?? table.holds[0] ?? 'spectator';
}
