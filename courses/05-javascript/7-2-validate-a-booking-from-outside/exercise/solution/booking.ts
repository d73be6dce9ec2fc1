type Common = { pnr: string; train: string }
export type Waitlisted = Common & { state: 'waitlisted'; position: number }
export type Confirmed = Common & { state: 'confirmed'; coach: string; berth: number }
export type Cancelled = Common & { state: 'cancelled'; cancelledOn: string; refundPaise: number }
export type Booking = Waitlisted | Confirmed | Cancelled

export function describe(booking: Booking): string {
  switch (booking.state) {
    case 'waitlisted':
      return `Waitlist ${booking.position}`
    case 'confirmed':
      return `Coach ${booking.coach}, berth ${booking.berth}`
    case 'cancelled':
      return `Cancelled on ${booking.cancelledOn}, refund ₹${(booking.refundPaise / 100).toFixed(2)}`
    default: {
      const impossible: never = booking
      throw new Error(`Unknown booking: ${JSON.stringify(impossible)}`)
    }
  }
}

// The fields are named one by one: spreading the booking would carry the position along.
export function confirm({ pnr, train }: Waitlisted, coach: string, berth: number): Confirmed {
  return { state: 'confirmed', pnr, train, coach, berth }
}

export function cancel({ pnr, train }: Waitlisted | Confirmed, on: string, refundPaise: number): Cancelled {
  return { state: 'cancelled', pnr, train, cancelledOn: on, refundPaise }
}
