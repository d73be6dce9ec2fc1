import type { Booking } from './booking.ts'

export class FieldError extends Error {
  readonly field: string

  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`)
    this.name = 'FieldError'
    this.field = field
  }
}

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(fields: Fields, field: string, pattern: RegExp, expected: string): string {
  const value = fields[field]
  if (typeof value !== 'string' || !pattern.test(value)) throw new FieldError(field, expected)
  return value
}

function readInteger(fields: Fields, field: string, least: number, most: number, expected: string): number {
  const value = fields[field]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new FieldError(field, expected)
  }
  return value
}

function readDate(fields: Fields, field: string): string {
  const expected = 'a date such as 2026-11-16'
  const text = readText(fields, field, /^\d{4}-\d{2}-\d{2}$/, expected)
  const date = new Date(`${text}T00:00:00Z`)
  // 2026-02-30 has the right shape, but becomes 2 March or no date at all.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) throw new FieldError(field, expected)
  return text
}

export function readBooking(value: unknown): Booking {
  if (!isFields(value)) throw new FieldError('booking', 'an object')
  const state = value['state']
  if (state !== 'waitlisted' && state !== 'confirmed' && state !== 'cancelled') {
    throw new FieldError('state', 'waitlisted, confirmed or cancelled')
  }
  const pnr = readText(value, 'pnr', /^\d{10}$/, 'a text of ten digits')
  const train = readText(value, 'train', /^\d{5}$/, 'a text of five digits')
  switch (state) {
    case 'waitlisted': {
      const position = readInteger(value, 'position', 1, Infinity, 'a whole number above 0')
      return { state, pnr, train, position }
    }
    case 'confirmed': {
      const coach = readText(value, 'coach', /\S/, 'a text that is not empty')
      const berth = readInteger(value, 'berth', 1, 80, 'a whole number from 1 to 80')
      return { state, pnr, train, coach, berth }
    }
    case 'cancelled': {
      const refundPaise = readInteger(value, 'refundPaise', 0, Infinity, 'a whole number of 0 or more')
      return { state, pnr, train, cancelledOn: readDate(value, 'cancelledOn'), refundPaise }
    }
  }
}
