export default [
  {
    name: 'describes a waitlisted booking',
    hint: 'switch (booking.state) and read position in the case of waitlisted.',
    run: ({ describe }) => describe({ state: 'waitlisted', pnr: '4512345678', train: '12124', position: 12 }),
    expect: 'Waitlist 12',
  },
  {
    name: 'describes a confirmed booking',
    hint: 'In the case of confirmed the compiler knows that coach and berth are there.',
    run: ({ describe }) => describe({ state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3', berth: 42 }),
    expect: 'Coach S3, berth 42',
  },
  {
    name: 'describes a cancelled booking with its refund in rupees',
    hint: '(paise / 100).toFixed(2) writes rupees with two digits of paise.',
    run: ({ describe }) =>
      describe({
        state: 'cancelled',
        pnr: '4512345678',
        train: '12124',
        cancelledOn: '2026-11-16',
        refundPaise: 45000,
      }),
    expect: 'Cancelled on 2026-11-16, refund ₹450.00',
  },
  {
    name: 'confirms a waitlisted booking without left-over fields',
    hint: 'Spreading the booking carries its position along. Name the fields one by one.',
    run: ({ confirm }) => confirm({ state: 'waitlisted', pnr: '4512345678', train: '12124', position: 12 }, 'B1', 7),
    expect: { state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'B1', berth: 7 },
  },
  {
    name: 'cancels a confirmed booking without left-over fields',
    hint: 'A cancelled booking has no coach and no berth any more.',
    run: ({ cancel }) =>
      cancel({ state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3', berth: 42 }, '2026-11-16', 45000),
    expect: { state: 'cancelled', pnr: '4512345678', train: '12124', cancelledOn: '2026-11-16', refundPaise: 45000 },
  },
  {
    name: 'each state has its own fields in the types',
    hint: 'Add position to Waitlisted, coach and berth to Confirmed, cancelledOn and refundPaise to Cancelled, all without a question mark.',
    types: `
      import type { Cancelled, Confirmed, Waitlisted } from './booking.ts'
      const common = { pnr: '4512345678', train: '12124' }
      export const waitlisted: Waitlisted = { ...common, state: 'waitlisted', position: 12 }
      export const confirmed: Confirmed = { ...common, state: 'confirmed', coach: 'S3', berth: 42 }
      export const cancelled: Cancelled = { ...common, state: 'cancelled', cancelledOn: '2026-11-16', refundPaise: 0 }
      // No field may be missing, so none of these is perhaps undefined.
      export const read = (waitlisted: Waitlisted, confirmed: Confirmed, cancelled: Cancelled) => {
        const texts: string[] = [waitlisted.pnr, waitlisted.train, confirmed.coach, cancelled.cancelledOn]
        const numbers: number[] = [waitlisted.position, confirmed.berth, cancelled.refundPaise]
        return [texts, numbers]
      }
    `,
  },
  {
    name: 'a confirmed booking without a berth is a type error',
    hint: 'No field is optional: berth: number, not berth?: number.',
    types: `
      import type { Confirmed } from './booking.ts'
      export const wrong: Confirmed = { state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3' }
    `,
    throws: "'berth' is missing",
  },
]
