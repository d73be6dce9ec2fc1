import type { Booking } from './booking.ts'

/** Says which field is wrong, and what was expected. */
export class FieldError extends Error {
  readonly field: string

  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`)
    this.name = 'FieldError'
    this.field = field
  }
}

/** Reads a booking from outside. Throws a FieldError if anything is wrong. */
export function readBooking(value: unknown): Booking {
  // Write your code here.
  throw new FieldError('booking', 'read by your code')
}
