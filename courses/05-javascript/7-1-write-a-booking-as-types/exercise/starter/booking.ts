type Common = { pnr: string; train: string }

// One type per state. Add the fields that belong to each; none of them is optional.
export type Waitlisted = Common & { state: 'waitlisted' }
export type Confirmed = Common & { state: 'confirmed' }
export type Cancelled = Common & { state: 'cancelled' }
export type Booking = Waitlisted | Confirmed | Cancelled

/** A text for each state. Let it end with never. */
export function describe(booking: Booking): string {
  return ''
}

/** Only a waitlisted booking can be confirmed. Returns a new object. */
export function confirm(booking: Booking, coach: string, berth: number): Booking {
  return booking
}

/** A cancelled booking can't be cancelled again. Returns a new object. */
export function cancel(booking: Booking, on: string, refundPaise: number): Booking {
  return booking
}
