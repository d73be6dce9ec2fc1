import { expect, test } from 'vitest'
import { createGate, type Gate } from './concurrency-limit.ts'

const limits = { target: 300, least: 4, most: 40, first: 20 }

function leave(gate: Gate, took: number) {
  gate.stepOut()
  gate.note(took)
}

/** Fills the gate, then lets all go after so many milliseconds; answers how many were let in. */
function crowd(gate: Gate, took: number, wanting = 1000): number {
  let inside = 0
  while (inside < wanting && gate.enter()) inside += 1
  for (let left = 0; left < inside; left += 1) leave(gate, took)
  return inside
}

test('as many come in as the limit says, and one more for each that goes', () => {
  const gate = createGate(limits)
  for (let come = 0; come < 20; come += 1) expect(gate.enter()).toBe(true)
  expect(gate.enter()).toBe(false)
  expect(gate.inside()).toBe(20)
  expect(gate.refused()).toBe(1)
  leave(gate, 1)
  expect(gate.enter()).toBe(true)
  expect(gate.enter()).toBe(false)
})

test('while answers are slow in a full house fewer are let in, down to the least', () => {
  const gate = createGate(limits)
  crowd(gate, 301)
  expect(gate.limit()).toBe(15)
  for (let time = 0; time < 50; time += 1) crowd(gate, 301)
  expect(gate.limit()).toBe(4)
})

test('once answers are quick again more are let in, up to the most', () => {
  const gate = createGate(limits)
  for (let time = 0; time < 50; time += 1) crowd(gate, 5_000)
  for (let time = 0; time < 200; time += 1) crowd(gate, 10)
  expect(gate.limit()).toBe(40)
})

test('a slow answer now and then changes nothing', () => {
  const gate = createGate(limits)
  for (let come = 0; come < 20; come += 1) gate.enter()
  for (let gone = 0; gone < 20; gone += 1) leave(gate, gone < 2 ? 5_000 : 10)
  expect(gate.limit()).toBeGreaterThan(20)
})

test('slow answers in an empty house are no reason to turn people away', () => {
  const gate = createGate(limits)
  for (let time = 0; time < 200; time += 1) crowd(gate, 5_000, 9)
  expect(gate.limit()).toBe(20)
})

test('a quiet house does not raise the limit', () => {
  const gate = createGate(limits)
  for (let time = 0; time < 200; time += 1) crowd(gate, 1, 9)
  expect(gate.limit()).toBe(20)
})

test('who was let in before comes back even into a full house', () => {
  const gate = createGate(limits)
  gate.enter()
  gate.stepOut()
  for (let come = 0; come < 20; come += 1) gate.enter()
  gate.stepIn()
  expect(gate.inside()).toBe(21)
  expect(gate.enter()).toBe(false)
})
