import { expect, test } from 'vitest';
import { isHereOnly } from './reach';

test.each([
  ['http://127.0.0.1:8420/table/abcdef', true],
  ['http://localhost:8420/join#secret', true],
  ['http://[::1]:8420/table/abcdef', true],
  ['http://192.168.1.20:8420/table/abcdef', false],
  ['https://localhost.example/table/abcdef', false],
])('%s', (url, here) => expect(isHereOnly(url)).toBe(here));
