export default [
  {
    name: 'refuses every other form, and accepts small letters',
    hint: 'A # and exactly six digits from 0 to F, for both colours: ^ at the beginning, $ at the end.',
    run: ({ contrast }) =>
      ['#0b5e4a', '#FFF', '0B5E4A', '#0B5E4A7', '#GG0000', ' #0B5E4A', '#-1-1-1'].map((colour) => {
        try {
          return contrast('#FFFFFF', colour).toFixed(2)
        } catch (error) {
          return error.message
        }
      }),
    expect: [
      '7.74',
      'not a colour: #FFF',
      'not a colour: 0B5E4A',
      'not a colour: #0B5E4A7',
      'not a colour: #GG0000',
      'not a colour:  #0B5E4A',
      'not a colour: #-1-1-1',
    ],
  },
  {
    name: 'writes two digits, also for whole numbers',
    hint: 'toFixed(2) of the cut number writes the zeros.',
    run: ({ ratioText }) => [ratioText('#000000', '#FFFFFF'), ratioText('#123456', '#123456'), ratioText('#808080', '#000000')],
    expect: ['21.00', '1.00', '5.31'],
  },
  {
    name: 'cuts the exact number, not one that was rounded before',
    hint: 'toFixed(3) and toFixed(4) round as well. Take Math.floor of the exact ratio times 100.',
    run: ({ ratioText }) => ['#B700B7', '#B703B7', '#E801E8'].map((colour) => ratioText(colour, '#FFFFFF')),
    expect: ['5.67', '5.65', '3.74'],
  },
  {
    name: 'puts the weaker pair first, although both texts are the same',
    hint: 'Sort by the exact ratio, and write the text afterwards.',
    run: ({ weakPairs }) =>
      weakPairs({ onError: '#FFFFFF', error: '#777775', onPrimary: '#FFFFFF', primary: '#777777', onSurface: '#FFFFFF', surface: '#777776' }).map(
        ({ text, ratio }) => `${text} ${ratio}`,
      ),
    expect: ['onPrimary 4.47', 'onSurface 4.48', 'onError 4.48'],
  },
  {
    name: 'compares the exact ratio with 4.5',
    hint: 'Compare before you cut or round: 4.478 is too little, 4.54 is enough.',
    run: ({ weakPairs }) =>
      weakPairs({
        primary: '#777777',
        onPrimary: '#FFFFFF',
        error: '#767676',
        onError: '#FFFFFF',
        secondary: '#FFFFFF',
        onSecondary: '#777777',
      }).map(({ text, ratio }) => `${text} ${ratio}`),
    expect: ['onPrimary 4.47', 'onSecondary 4.47'],
  },
  {
    name: 'lists the weakest pair first, with names of several words',
    hint: 'Only the first letter after on becomes small: onPrimaryContainer is written on primaryContainer.',
    run: ({ weakPairs }) =>
      weakPairs({
        onPrimaryContainer: '#8AD6BF',
        primaryContainer: '#33453F',
        onSurfaceVariant: '#9E9E9E',
        surfaceVariant: '#FFFFFF',
        onError: '#FFFFFF',
        error: '#FF6666',
        onTertiary: '#888888',
        tertiary: '#0B5E4A',
      }),
    expect: [
      { text: 'onTertiary', on: 'tertiary', ratio: '2.18' },
      { text: 'onSurfaceVariant', on: 'surfaceVariant', ratio: '2.67' },
      { text: 'onError', on: 'error', ratio: '2.85' },
    ],
  },
  {
    name: 'names a text whose partner is missing',
    hint: 'Look whether the partner is in the scheme before you calculate.',
    run: ({ weakPairs }) =>
      [{ primary: '#000000', onPrimary: '#FFFFFF', onSurface: '#000000' }, { onPrimaryContainer: '#000000', primary: '#FFFFFF' }].map((scheme) => {
        try {
          return weakPairs(scheme)
        } catch (error) {
          return error.message
        }
      }),
    expect: ['no partner for onSurface', 'no partner for onPrimaryContainer'],
  },
  {
    name: 'takes only names with on and a capital letter as texts',
    hint: 'once isn’t a text on ce. The pattern is /^on[A-Z]/.',
    run: ({ weakPairs }) => weakPairs({ once: '#FFFFFF', on: '#FFFFFF', buttonOn: '#FFFFFF', surface: '#FFFFFF', onSurface: '#767676' }),
    expect: [],
  },
]
