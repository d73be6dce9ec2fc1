export default [
  {
    name: 'reads a booking of each state',
    hint: 'Find out the state first, then read the fields that belong to it.',
    run: ({ readBooking }) => [
      readBooking({ state: 'waitlisted', pnr: '4512345678', train: '12124', position: 3 }),
      readBooking({ state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3', berth: 42 }),
      readBooking({ state: 'cancelled', pnr: '4512345678', train: '12124', cancelledOn: '2026-11-16', refundPaise: 0 }),
    ],
    expect: [
      { state: 'waitlisted', pnr: '4512345678', train: '12124', position: 3 },
      { state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3', berth: 42 },
      { state: 'cancelled', pnr: '4512345678', train: '12124', cancelledOn: '2026-11-16', refundPaise: 0 },
    ],
  },
  {
    name: 'refuses what isn’t an object',
    hint: 'typeof null is "object", and so is that of a list. Check both.',
    run: ({ readBooking, FieldError }) =>
      [null, [], 'booking', 7, undefined].map((value) => {
        try {
          return readBooking(value)
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: ['booking', 'booking', 'booking', 'booking', 'booking'],
  },
  {
    name: 'refuses an unknown state',
    hint: 'Compare the state with the three allowed texts before you read anything else.',
    run: ({ readBooking, FieldError }) =>
      [{ state: 'rac', pnr: '4512345678', train: '12124', berth: 7 }, {}].map((value) => {
        try {
          return readBooking(value)
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: ['state', 'state'],
  },
  {
    name: 'refuses a PNR that isn’t ten digits, and a train that isn’t five',
    hint: 'Check the type first: a number is not a text. Then test the text with ^\\d{10}$ or ^\\d{5}$.',
    run: ({ readBooking, FieldError }) =>
      [
        { pnr: 4512345678 },
        { pnr: '45123' },
        { pnr: '45123456789' },
        { train: '1212' },
        { train: 'abcde' },
        { train: undefined },
      ].map((wrong) => {
        try {
          return readBooking({ state: 'waitlisted', pnr: '4512345678', train: '12124', position: 3, ...wrong })
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: ['pnr', 'pnr', 'pnr', 'train', 'train', 'train'],
  },
  {
    name: 'refuses a berth that isn’t a whole number from 1 to 80',
    hint: 'Number.isInteger is false for texts, too. 1 and 80 themselves are fine.',
    run: ({ readBooking, FieldError }) =>
      ['42', 0, 81, 1.5, NaN, 1, 80].map((berth) => {
        try {
          return readBooking({ state: 'confirmed', pnr: '4512345678', train: '12124', coach: 'S3', berth }).berth
        } catch (error) {
          return error instanceof FieldError ? error.field : `${error}`
        }
      }),
    expect: ['berth', 'berth', 'berth', 'berth', 'berth', 1, 80],
  },
  {
    name: 'says in the message which field is wrong',
    hint: 'The message begins with the name of the field and says what was expected: berth must be a whole number …',
    run: ({ readBooking }) =>
      [
        { state: 'confirmed', coach: 'S3', berth: '42' },
        { state: 'cancelled', cancelledOn: 'soon', refundPaise: 0 },
        { state: 'waitlisted', position: 0 },
      ].map((fields) => {
        try {
          return readBooking({ pnr: '4512345678', train: '12124', ...fields })
        } catch ({ field, message }) {
          // More than "berth must be".
          const isExplained = message.includes(field) && message.length > field.length + 12
          return isExplained ? `${field} is explained` : message
        }
      }),
    expect: ['berth is explained', 'cancelledOn is explained', 'position is explained'],
  },
]
