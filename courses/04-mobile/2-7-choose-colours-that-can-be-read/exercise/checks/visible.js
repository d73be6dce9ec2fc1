export default [
  {
    name: 'gives 21 for black on white and 1 for the same colour',
    hint: 'Add 0.05 to both luminances before you divide. Red counts 0.2126, green 0.7152, blue 0.0722.',
    run: ({ contrast }) =>
      [contrast('#000000', '#FFFFFF'), contrast('#0B5E4A', '#0B5E4A')].map((ratio) => Number(ratio.toFixed(6))),
    expect: [21, 1],
  },
  {
    name: 'weights red, green and blue',
    hint: 'Read two digits for each part: slice(1, 3), slice(3, 5) and slice(5, 7), with parseInt(…, 16).',
    run: ({ contrast }) =>
      ['#FF0000', '#00FF00', '#0000FF', '#0B5E4A'].map((colour) => contrast(colour, '#FFFFFF').toFixed(3)),
    expect: ['3.998', '1.372', '8.592', '7.737'],
  },
  {
    name: 'doesn’t care which colour is the text',
    hint: 'Put the larger luminance above the fraction line, whichever of the two it is.',
    run: ({ contrast }) => [contrast('#BFE9DB', '#00201A').toFixed(2), contrast('#00201A', '#BFE9DB').toFixed(2)],
    expect: ['13.01', '13.01'],
  },
  {
    name: 'cuts the ratio and doesn’t round it',
    hint: 'toFixed rounds. Multiply by 100, take Math.floor, divide again.',
    run: ({ ratioText }) => [ratioText('#777777', '#FFFFFF'), ratioText('#FFFFFF', '#9E9E9E')],
    expect: ['4.47', '2.67'],
  },
  {
    name: 'finds the weak pair of a scheme',
    hint: 'The partner of onPrimary is primary: take on away, and write the next letter small.',
    run: ({ weakPairs }) =>
      weakPairs({ primary: '#8AD6BF', onPrimary: '#FFFFFF', surface: '#FFFFFF', onSurface: '#10201B', outline: '#F0F0F0' }),
    expect: [{ text: 'onPrimary', on: 'primary', ratio: '1.68' }],
  },
  {
    name: 'refuses a text that isn’t a colour',
    hint: 'Check the whole text with a regular expression before you read its parts.',
    run: ({ contrast }) => contrast('green', '#FFFFFF'),
    throws: 'not a colour: green',
  },
]
