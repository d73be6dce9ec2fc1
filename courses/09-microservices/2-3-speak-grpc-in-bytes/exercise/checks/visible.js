export default [
  {
    name: 'writes small and large numbers as varints',
    hint: 'While the rest is larger than 127: push its lowest 7 bits plus 128, then divide by 128 and round down.',
    run: ({ encodeVarint }) => [1, 127, 128, 150, 300].map((value) => encodeVarint(value)),
    expect: [[1], [127], [128, 1], [150, 1], [172, 2]],
  },
  {
    name: 'writes the key, the length and the bytes of a text',
    hint: 'The key is the field number times 8 plus the wire type. A text has wire type 2.',
    run: ({ encode }) => encode({ dish: 'poha', order: '', count: 0 }),
    expect: [10, 4, 112, 111, 104, 97],
  },
  {
    name: 'writes a number as key and varint, and leaves defaults out',
    hint: 'uint32 has wire type 0: the key of field 3 is 24. An empty text and 0 are not written.',
    run: ({ encode }) => [encode({ dish: '', order: '', count: 150 }), encode({ dish: '', order: '', count: 0 })],
    expect: [[24, 150, 1], []],
  },
  {
    name: 'reads what it has written',
    hint: 'Read a key, then a value by its wire type, until the bytes are used up.',
    run: ({ decode, encode }) => decode(encode({ dish: 'thali', order: 'ord-1', count: 128 })),
    expect: { dish: 'thali', order: 'ord-1', count: 128 },
  },
  {
    name: 'skips a field that it does not know',
    hint: 'Read and forget it: a varint for type 0, as many bytes as its length says for type 2.',
    run: ({ decode }) => decode([34, 3, 104, 111, 116, 40, 172, 2, 24, 5]),
    expect: { dish: '', order: '', count: 5 },
  },
  {
    name: 'puts the length of a message before it, in five bytes',
    hint: 'The first byte is 0. Then four bytes, the highest first: 300 is 0, 0, 1, 44.',
    run: ({ frame }) => [frame([7, 8]), frame(new Array(300).fill(9)).slice(0, 6), frame(new Array(70000).fill(9)).slice(0, 6)],
    expect: [[0, 0, 0, 0, 2, 7, 8], [0, 0, 0, 1, 44, 9], [0, 0, 1, 17, 112, 9]],
  },
]
