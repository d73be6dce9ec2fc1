export default [
  {
    name: 'never uses a word twice',
    hint: 'Keep a set of used words. Remove a word from it when you take the word back.',
    run: ({ fillCrossword }) => [
      fillCrossword(['..', '##', '..'], ['नदी']),
      fillCrossword(['..', '##', '..'], ['नदी', 'घर']).rows.flat().toSorted().join(''),
    ],
    expect: [null, '##घदीनर'],
  },
  {
    name: 'leaves the grid and the words as they were',
    hint: 'Build a board of your own from the grid, and don’t sort the caller’s words.',
    run: ({ fillCrossword }) => {
      const grid = ['..', '##']
      const words = ['नदी', 'घर']
      fillCrossword(grid, words)
      return [grid, words]
    },
    expect: [
      ['..', '##'],
      ['नदी', 'घर'],
    ],
  },
  {
    name: 'finds the four words that fit around a black cell',
    hint: 'When you take a word back, empty only the cells that this word filled, not those of a crossing word.',
    run: ({ fillCrossword }) => {
      const { rows } = fillCrossword(['...', '.#.', '...'], ['कलम', 'नगर', 'कमल', 'करन', 'नमन', 'लगन'])
      const across = [rows[0], rows[2]]
      const down = [0, 2].map((column) => rows.map((row) => row[column]))
      return [...across, ...down].map((letters) => letters.join('')).sort()
    },
    expect: ['कमल', 'करन', 'नमन', 'लगन'],
  },
  {
    name: 'fills the editor’s grid with different words of the list',
    hint: 'Choose the open slot with the fewest fitting words first. With “first slot first” this grid takes far too long.',
    run: ({ findSlots, fillCrossword }) => {
      const grid = ['...#.#', '..#...', '#...#.', '.#...#', '...#..', '#.#...']
      const words = [
        'नदी', 'घर', 'जल', 'फल', 'फूल', 'हाथ', 'आम', 'गाय', 'बाल', 'राजा', 'रानी', 'पानी', 'चाय', 'रोटी',
        'दाल', 'माता', 'पिता', 'भाई', 'बेटी', 'बेटा', 'शाम', 'रात', 'दिन', 'तारा', 'सोना', 'हवा', 'आग',
        'गीत', 'नाच', 'मोर', 'शेर', 'हाथी', 'घोड़ा', 'मेला', 'नाव', 'नाम', 'काम', 'दाम', 'कमल', 'कलम',
        'सड़क', 'नगर', 'शहर', 'बाजार', 'किताब', 'मकान', 'दुकान', 'रसोई', 'कपड़ा', 'लड़का', 'लड़की', 'नमक',
        'मसाला', 'बादल', 'मौसम', 'सावन', 'पहाड़', 'जंगल', 'हिरण', 'समय', 'सपना', 'कहानी', 'कविता', 'गणित',
        'भारत', 'सागर', 'नहर', 'अनार', 'पपीता', 'मिठाई', 'जलेबी', 'समोसा', 'पराठा', 'चावल', 'बकरी', 'मछली',
        'तितली', 'टमाटर', 'बरसात', 'खरगोश', 'अमरूद', 'तरबूज', 'कबूतर', 'कमरा', 'रकम', 'नरम', 'गरम', 'मगर',
        'अगर', 'नजर', 'खबर', 'सफर', 'कसर', 'असर', 'बदन', 'वतन', 'चमन', 'पवन', 'गगन', 'मदन', 'लगन', 'मगन',
        'सरल', 'तरल', 'गरल', 'हलवा', 'पालक', 'बालक', 'चालक', 'नायक', 'गायक', 'पलक', 'चमक', 'महक', 'सबक',
        'सरकार', 'दरबार', 'परिवार', 'समाचार', 'मददगार', 'जानवर', 'बराबर', 'नरमी', 'गरमी', 'सरदी', 'जमीन',
        'मशीन', 'हसीन', 'नवीन', 'रमन', 'नल', 'मन', 'तन', 'धन', 'वन', 'कल', 'पल', 'बल', 'हल', 'रस', 'बस',
        'दस', 'सब', 'कब', 'जब', 'तब', 'अब', 'कम', 'हम', 'तुम', 'कर', 'सर', 'नर', 'पर', 'हर', 'डर', 'भर',
      ]
      const { rows, tries } = fillCrossword(grid, words)
      const filled = findSlots(grid).map((slot) => slot.map(([row, column]) => rows[row][column]).join(''))
      return {
        slots: filled.length,
        different: new Set(filled).size,
        unknown: filled.filter((word) => !words.some((known) => known.normalize('NFC') === word)),
        black: rows.flat().filter((cell) => cell === '#').length,
        tries: Number.isInteger(tries) && tries >= 18 ? 'counted' : tries,
      }
    },
    expect: { slots: 18, different: 18, unknown: [], black: 10, tries: 'counted' },
  },
]
