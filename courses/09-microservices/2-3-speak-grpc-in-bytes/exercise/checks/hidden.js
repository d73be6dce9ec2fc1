export default [
  {
    name: 'counts the bytes of a text, not its letters',
    hint: 'Use TextEncoder: one letter of Hindi is three bytes in UTF-8.',
    run: ({ encode, decode }) => {
      const bytes = encode({ dish: 'थाली', order: '', count: 0 })
      return [bytes[1], bytes.length, decode(bytes).dish]
    },
    expect: [12, 14, 'थाली'],
  },
  {
    name: 'reads fields in any order, and the last one wins',
    hint: 'Decide by the field number, not by the place.',
    run: ({ decode }) => decode([24, 1, 10, 1, 97, 24, 150, 1]),
    expect: { dish: 'a', order: '', count: 150 },
  },
  {
    name: 'skips fixed fields of four and eight bytes',
    hint: 'Wire type 5 has four bytes, wire type 1 has eight.',
    run: ({ decode }) => decode([45, 1, 2, 3, 4, 49, 1, 2, 3, 4, 5, 6, 7, 8, 24, 9]),
    expect: { dish: '', order: '', count: 9 },
  },
  {
    name: 'keeps the largest uint32 exact',
    hint: 'The operators << and | work with 32 signed bits. Multiply by 128 instead.',
    run: ({ encode, decode }) => {
      const bytes = encode({ dish: '', order: '', count: 4294967295 })
      return [bytes, decode(bytes).count]
    },
    expect: [[24, 255, 255, 255, 255, 15], 4294967295],
  },
  {
    name: 'refuses a message that ends in the middle of a field',
    hint: 'Before you take bytes, compare with the length of the message and throw an error that says "ends too early".',
    run: ({ decode }) => decode([10, 9, 112, 111]),
    throws: 'ends too early',
  },
  {
    name: 'writes dish, order and count in this order, as fields 1, 2 and 3',
    hint: 'The keys are 10, 18 and 24: the field number times 8, plus the wire type.',
    run: ({ encode, decode }) => [
      encode({ dish: 'a', order: 'ord', count: 1 }),
      encode({ dish: '', order: 'b', count: 0 }),
      decode([18, 1, 98, 10, 1, 97]),
    ],
    expect: [[10, 1, 97, 18, 3, 111, 114, 100, 24, 1], [18, 1, 98], { dish: 'a', order: 'b', count: 0 }],
  },
  {
    name: 'a message may be cut off anywhere, and is refused everywhere',
    hint: 'In a varint, in four bytes, in eight bytes: ask in one place whether enough bytes are left.',
    run: ({ decode }) =>
      [[24, 128], [128], [45, 1, 2], [49, 1, 2, 3], [10, 2, 97], [34, 5, 1]].map((bytes) => {
        try {
          return decode(bytes)
        } catch (error) {
          return error.message.includes('ends too early') ? 'refused' : error.message
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'a key is a varint: from field 16 on it has two bytes',
    hint: 'Read the key with the same function as every other varint.',
    run: ({ decode }) => decode([128, 1, 7, 130, 1, 1, 97, 24, 2]),
    expect: { dish: '', order: '', count: 2 },
  },
  {
    name: 'the length of a long text is a varint, too',
    hint: 'A text of 300 bytes has a length of two bytes: 172 2. Write and read it as you do with keys and numbers.',
    run: ({ encode, decode }) => {
      const bytes = encode({ dish: '', order: 'x'.repeat(300), count: 7 })
      const { order, count } = decode(bytes)
      return [bytes.slice(0, 4), bytes.length, order.length, count]
    },
    expect: [[18, 172, 2, 120], 305, 300, 7],
  },
]
