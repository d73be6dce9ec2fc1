export default [
  {
    name: 'returns exactly the fields of the state',
    hint: 'Build a new object from the fields you have read. Never return the value itself, nor a copy with spread.',
    run: ({ readBooking }) =>
      readBooking({ state: 'waitlisted', pnr: '4512345678', train: '12124', position: 3, coach: 'S3', isAdmin: true }),
    expect: { state: 'waitlisted', pnr: '4512345678', train: '12124', position: 3 },
  },
  {
    name: 'refuses a wrong position, coach or refund',
    hint: 'position is a whole number above 0, coach a text that isn’t empty, refundPaise a whole number of 0 or more.',
    run: ({ readBooking, FieldError }) =>
      [
        { state: 'waitlisted', position: 0 },
        { state: 'waitlisted', position: '3' },
        { state: 'waitlisted', position: 2.5 },
        { state: 'confirmed', coach: '', berth: 4 },
        { state: 'confirmed', coach: 3, berth: 4 },
        { state: 'cancelled', cancelledOn: '2026-11-16', refundPaise: -1 },
        { state: 'cancelled', cancelledOn: '2026-11-16', refundPaise: null },
      ].map((fields) => {
        try {
          return readBooking({ pnr: '4512345678', train: '12124', ...fields })
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: ['position', 'position', 'position', 'coach', 'coach', 'refundPaise', 'refundPaise'],
  },
  {
    name: 'refuses a date that isn’t one',
    hint: 'Shape alone is not enough: make a Date of the text and compare its toISOString() with the text again.',
    run: ({ readBooking, FieldError }) =>
      ['16-11-2026', '2026-13-01', '2026-02-30', '', 20261116, '2026-11', '2026-11-16T10:00', '2028-02-29'].map((cancelledOn) => {
        try {
          return readBooking({ state: 'cancelled', pnr: '4512345678', train: '12124', cancelledOn, refundPaise: 5 })
            .cancelledOn
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: [
      'cancelledOn',
      'cancelledOn',
      'cancelledOn',
      'cancelledOn',
      'cancelledOn',
      'cancelledOn',
      'cancelledOn',
      '2028-02-29',
    ],
  },
]
