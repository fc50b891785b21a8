import { createClock } from '@mocks/host/clock';
import { expect, test, vi, afterEach, beforeEach } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows real time until it is moved', () => {
  const clock = createClock();
  vi.advanceTimersByTime(500);
  expect(clock.now()).toBe(1_000_500);
  clock.advance(60_000);
  vi.advanceTimersByTime(500);
  expect(clock.now()).toBe(1_061_000);
});

test('runs timers at their time, in real time or after a jump', () => {
  const clock = createClock();
  const task = vi.fn();
  clock.after(1_000, task);
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  clock.after(90_000, task);
  clock.advance(90_000);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a jump runs due timers in order, and a repeated one once', () => {
  const clock = createClock();
  const order: string[] = [];
  clock.after(2_000, () => order.push('late'));
  clock.after(1_000, () => order.push('early'));
  clock.every(500, () => order.push('tick'));
  clock.advance(10_000);
  expect(order).toEqual(['tick', 'early', 'late']);
  vi.advanceTimersByTime(500);
  expect(order.at(-1)).toBe('tick');
  expect(order).toHaveLength(4);
});

test('stays frozen and moves only by jumps', () => {
  const clock = createClock();
  const task = vi.fn();
  clock.after(1_000, task);
  clock.freeze();
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toBe(1_000_000);
  expect(task).not.toHaveBeenCalled();
  clock.advance(999);
  expect(task).not.toHaveBeenCalled();
  clock.resume();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test('a cancelled timer never runs, not even when an earlier one cancels it', () => {
  const clock = createClock();
  const task = vi.fn();
  const cancel = clock.after(2_000, task);
  clock.after(1_000, cancel);
  clock.advance(5_000);
  expect(task).not.toHaveBeenCalled();
});

test('setting an instant keeps the remaining time of timers', () => {
  const clock = createClock();
  const task = vi.fn();
  clock.after(1_000, task);
  clock.set(Date.parse('2026-01-01T00:00:00Z'), true);
  expect(task).not.toHaveBeenCalled();
  clock.advance(1_000);
  expect(task).toHaveBeenCalledOnce();
});

test('real time is exact after a change, and timers keep their remaining time', () => {
  const clock = createClock();
  const task = vi.fn();
  clock.after(1_000, task);
  clock.advance(500);
  const real = Date.now;
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => real() + slow.mock.calls.length);
  clock.toRealTime();
  slow.mockRestore();
  expect(clock.state()).toEqual({ offsetMs: 0, frozenAt: null });
  vi.advanceTimersByTime(490);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(task).toHaveBeenCalledOnce();
});

test('another tab puts the clock back: timers keep their remaining time', () => {
  const clock = createClock();
  clock.advance(86_400_000);
  const task = vi.fn();
  clock.after(1_000, task);
  const before = clock.elapsed();
  clock.adopt({ offsetMs: 0, frozenAt: null });
  expect(clock.elapsed()).toBe(before);
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledOnce();
});
