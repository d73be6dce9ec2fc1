export default [
  {
    name: 'cancels a waitlisted booking too',
    hint: 'Both waitlisted and confirmed bookings can be cancelled. The position must not stay.',
    run: ({ cancel, describe }) => {
      const cancelled = cancel({ state: 'waitlisted', pnr: '9012345678', train: '90101', position: 3 }, '2026-12-01', 5)
      return [cancelled, describe(cancelled)]
    },
    expect: [
      { state: 'cancelled', pnr: '9012345678', train: '90101', cancelledOn: '2026-12-01', refundPaise: 5 },
      'Cancelled on 2026-12-01, refund ₹0.05',
    ],
  },
  {
    name: 'leaves the booking that it was given as it was',
    hint: 'Return a new object. Assigning to booking.state changes the old one.',
    run: ({ confirm, cancel }) => {
      const waiting = Object.freeze({ state: 'waitlisted', pnr: '9012345678', train: '90101', position: 1 })
      const confirmed = Object.freeze(confirm(waiting, 'A1', 80))
      return [waiting.state, confirmed.state, cancel(confirmed, '2026-12-01', 0).state, confirmed.berth]
    },
    expect: ['waitlisted', 'confirmed', 'cancelled', 80],
  },
  {
    name: 'fails loudly if a fourth state gets in from outside',
    hint: 'In the default case the booking has the type never. Throw an Error there: data from outside can be wrong.',
    run: ({ describe }) => {
      try {
        return describe({ state: 'rac', pnr: '9012345678', train: '90101', berth: 7 })
      } catch (error) {
        // A crash of JavaScript itself, such as reading a field of undefined, isn't a decision.
        return /undefined|not a function/.test(error.message) ? error.message : 'an error of your own'
      }
    },
    expect: 'an error of your own',
  },
  {
    name: 'confirming a cancelled booking is a type error',
    hint: 'confirm takes a Waitlisted, not every Booking.',
    types: `
      import { confirm, type Cancelled } from './booking.ts'
      export const again = (booking: Cancelled) => confirm(booking, 'S3', 42)
    `,
    throws: 'not assignable',
  },
  {
    name: 'confirming a confirmed booking is a type error',
    hint: 'confirm takes a Waitlisted and nothing else: a confirmed booking has its berth already.',
    types: `
      import { confirm, type Confirmed } from './booking.ts'
      export const again = (booking: Confirmed) => confirm(booking, 'S3', 42)
    `,
    throws: 'not assignable',
  },
  {
    name: 'cancelling a cancelled booking is a type error',
    hint: 'cancel takes Waitlisted | Confirmed.',
    types: `
      import { cancel, type Cancelled } from './booking.ts'
      export const again = (booking: Cancelled) => cancel(booking, '2026-11-16', 0)
    `,
    throws: 'not assignable',
  },
]
