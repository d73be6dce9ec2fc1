export default [
  {
    name: 'never uses a word twice',
    hint: 'Keep a set of used words. Remove a word from it when you take the word back.',
    run: ({ fillCrossword }) => [
      fillCrossword(['..', '##', '..'], ['नदी']),
      fillCrossword(['..', '##', '..'], ['नदी', 'घर']).rows.flat().toSorted().join(''),
    ],
    python: `
filled = fill_crossword(["..", "##", ".."], ["नदी", "घर"])["rows"]
[fill_crossword(["..", "##", ".."], ["नदी"]), "".join(sorted(cell for row in filled for cell in row))]
`,
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
    python: `
grid, words = ["..", "##"], ["नदी", "घर"]
fill_crossword(grid, words)
[grid, words]
`,
    expect: [
      ['..', '##'],
      ['नदी', 'घर'],
    ],
  },
  {
    name: 'finds the four words that fit around a black cell',
    hint: 'Four words of the list are needed, and two are left over. If a word leads to a dead end, try the next one.',
    run: ({ fillCrossword }) => {
      const { rows } = fillCrossword(['...', '.#.', '...'], ['कलम', 'नगर', 'कमल', 'करन', 'नमन', 'लगन'])
      const across = [rows[0], rows[2]]
      const down = [0, 2].map((column) => rows.map((row) => row[column]))
      return [...across, ...down].map((letters) => letters.join('')).sort()
    },
    python: `
rows = fill_crossword(["...", ".#.", "..."], ["कलम", "नगर", "कमल", "करन", "नमन", "लगन"])["rows"]
down = [[row[column] for row in rows] for column in (0, 2)]
sorted("".join(letters) for letters in [rows[0], rows[2], *down])
`,
    expect: ['कमल', 'करन', 'नमन', 'लगन'],
  },
  {
    name: 'keeps the letters of crossing words when it takes a word back',
    hint: 'Empty only the cells that this word filled. A cell that had a letter before belongs to a crossing word.',
    run: ({ fillCrossword }) =>
      [
        'llr rnr nkn rlk nlr nkl mnl rmk kml mlm',
        'rrl krr kkk mnn krn nmk lkn lrk rnl rkr',
        'rlr lkn nmn rkn nnn mlm kkn rlk mrl nrn',
        'mnm lnl rlm rrm mml klr krm nkm mrk lkr',
      ].map((text) => {
        const words = text.split(' ')
        const { rows } = fillCrossword(['...', '.#.', '...'], words)
        const filled = [rows[0], rows[2], rows.map((row) => row[0]), rows.map((row) => row[2])].map((cells) => cells.join(''))
        return [new Set(filled).size, ...filled.filter((word) => !words.includes(word))]
      }),
    python: `
texts = [
    "llr rnr nkn rlk nlr nkl mnl rmk kml mlm",
    "rrl krr kkk mnn krn nmk lkn lrk rnl rkr",
    "rlr lkn nmn rkn nnn mlm kkn rlk mrl nrn",
    "mnm lnl rlm rrm mml klr krm nkm mrk lkr",
]
results = []
for text in texts:
    words = text.split(" ")
    rows = fill_crossword(["...", ".#.", "..."], words)["rows"]
    slots = [rows[0], rows[2], [row[0] for row in rows], [row[2] for row in rows]]
    filled = ["".join(cell or " " for cell in cells) for cells in slots]
    results.append([len(set(filled)), *(word for word in filled if word not in words)])
results
`,
    expect: [[4], [4], [4], [4]],
  },
  {
    name: 'counts one try for each word it writes',
    hint: 'Add 1 each time a word is written into a slot, also if it is taken back later.',
    run: ({ fillCrossword }) => [
      fillCrossword(['###'], ['नदी']),
      fillCrossword(['..'], ['नदी']).tries,
      fillCrossword(['..#', '###', '...'], ['नदी', 'कमल']).tries,
    ],
    python: `
[
    fill_crossword(["###"], ["नदी"]),
    fill_crossword([".."], ["नदी"])["tries"],
    fill_crossword(["..#", "###", "..."], ["नदी", "कमल"])["tries"],
]
`,
    expect: [{ rows: [['#', '#', '#']], tries: 0 }, 1, 2],
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
    python: `
from puzzle import grid, words
result = fill_crossword(grid, words)
rows, tries = result["rows"], result["tries"]
filled = ["".join(rows[row][column] for row, column in slot) for slot in find_slots(grid)]
import unicodedata
known = {unicodedata.normalize("NFC", word) for word in words}
{
    "slots": len(filled),
    "different": len(set(filled)),
    "unknown": [word for word in filled if word not in known],
    "black": sum(cell == "#" for row in rows for cell in row),
    "tries": "counted" if isinstance(tries, int) and tries >= 18 else tries,
}
`,
    expect: { slots: 18, different: 18, unknown: [], black: 10, tries: 'counted' },
  },
]
