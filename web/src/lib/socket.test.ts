import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, type Listener } from './socket';
import type { SocketOut } from './types';

/** A socket that the test speaks for the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: SocketOut) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get commands() {
    return this.sent.filter(({ type }) => type === 'do');
  }
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;
let listener: { [Key in keyof Listener]: ReturnType<typeof vi.fn> };
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://host/table/abc'));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  listener = {
    heard: vi.fn(),
    connected: vi.fn(),
    since: vi.fn(() => 12),
    doubtful: vi.fn(),
  };
  socket = new TableSocket('abc', 2, listener as unknown as Listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it asks for its seat, and for what it has not seen', () => {
  expect(newest().address.href).toBe('ws://host/api/tables/abc/socket?seat=2&since=12');
});

test('a command is settled by its answer', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  const id = newest().commands[0]?.id ?? '';
  newest().say({ type: 'ack', id, version: 13 });
  await expect(done).resolves.toBe(13);
});

test('a refusal rejects', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  const id = newest().commands[0]?.id ?? '';
  const refusal = { code: 'stale', says: { message: 'refused-stale', arguments: {} }, rule: null };
  newest().say({ type: 'refused', id, refusal });
  await expect(done).rejects.toMatchObject({ refusal });
});

test('what was not answered is sent again with the same id', async () => {
  newest().open();
  socket.send({ kind: 'undo' }, 12).catch(() => undefined);
  const first = newest();
  first.lose();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest()).not.toBe(first);
  newest().open();
  expect(newest().commands).toEqual(first.commands);
});

test('a server that says nothing is left, and found again', async () => {
  newest().open();
  const first = newest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(newest()).not.toBe(first);
});

test('being turned away is told at once', () => {
  newest().lose(4001);
  expect(listener.doubtful).toHaveBeenCalledOnce();
});

test('it waits longer after each failure, up to a limit', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    newest().lose();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(FakeSocket.made).toHaveLength(13);
});
