import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { aTable } from './testing';

const PROXY = '<html><h1>502 Bad Gateway</h1></html>';
const stale = {
  refusal: { code: 'stale', says: { message: 'refused-stale', arguments: {} }, rule: null },
};

let answers: (() => Response | Promise<Response>)[];
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  asked.mockReset();
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    asked(path, how);
    return (answers.shift() ?? (() => Promise.reject(new TypeError('cut'))))();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status });
};

test('a table is believed if it is one', async () => {
  answers = [answer(aTable())];
  await expect(api.table('abcdef')).resolves.toEqual(aTable());
});

test.each([
  ['a page of a proxy', answer(PROXY), 'page-no-server'],
  ['nothing', answer(''), 'page-no-server'],
  ['half a body', answer('{"id": "abc'), 'page-no-server'],
  ['something else', answer({ id: 'abcdef' }), null],
  ['a refusal', answer(stale, 409), 'stale'],
  ['trouble behind a proxy', answer(PROXY, 502), 'page-server-trouble'],
  ['a proxy that wants less', answer(PROXY, 429), 'refused-too-often'],
  ['no network', () => Promise.reject(new TypeError('cut')), 'page-no-server'],
])('what is no table is not taken for one: %s', async (_, wrong, code) => {
  answers = [wrong];
  const asking = api.table('abcdef');
  if (code === null) await expect(asking).rejects.toThrow('TableOut');
  else await expect(asking).rejects.toMatchObject({ refusal: { code } });
});

test('a catalogue is no error page', async () => {
  answers = [answer(PROXY, 502)];
  await expect(api.catalogue('en')).rejects.toMatchObject({ status: 502 });
});

test('an act whose answer was lost is asked again, once, as the same act', async () => {
  answers = [() => Promise.reject(new TypeError('cut')), answer({ version: 3 })];
  const done = api.act('abcdef', 2, { kind: 'start' });
  await vi.runAllTimersAsync();
  await expect(done).resolves.toEqual({ version: 3 });
  const [first, second] = asked.mock.calls.map(([, { body }]) => body);
  expect(second).toBe(first);
});

test('an act that is refused is not', async () => {
  answers = [answer(stale, 409)];
  await expect(api.act('abcdef', 2, { kind: 'start' })).rejects.toMatchObject({ status: 409 });
  expect(asked).toHaveBeenCalledOnce();
});

test('what a deal is checked by is asked for until the server has the time', async () => {
  const drawn = { piles: {}, deals: [] };
  answers = [answer(PROXY, 503), answer(PROXY, 429), answer(PROXY, 502), answer(drawn)];
  const checked = api.draws('abcdef');
  await vi.runAllTimersAsync();
  await expect(checked).resolves.toEqual(drawn);
});

test('nobody waits for ever', async () => {
  vi.useRealTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise(() => undefined);
  });
  await expect(api.lobby()).rejects.toMatchObject({ status: 0 });
});
