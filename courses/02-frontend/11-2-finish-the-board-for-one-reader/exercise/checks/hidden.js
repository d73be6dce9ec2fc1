export default [
  {
    milestone: 'The answer in one line',
    name: 'the order of the two mandis doesn’t change the sentence',
    hint: 'Put the higher one first, whichever it is. The difference has no minus.',
    steps: [
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'chilli', here: 'khammam', there: 'guntur' }, 'en'] },
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'a', en: 'Unjha', hi: 'ऊँझा', prices: { cotton: 250000 } }, { id: 'b', en: 'Kota', hi: 'कोटा', prices: { cotton: 99999 } }] }, { crop: 'cotton', here: 'b', there: 'a' }, 'en'] },
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'turmeric', here: 'khammam', there: 'guntur' }, 'en'] },
    ],
    expect: ['Chilli is ₹550 higher in Guntur than in Khammam.', 'Cotton is ₹1,50,001 higher in Unjha than in Kota.', 'Turmeric costs ₹12,400 in Khammam. Guntur has no price today.'],
  },
  {
    milestone: 'The answer in one line',
    name: 'an unknown crop or mandi has no price, and nothing crashes',
    hint: 'find gives undefined for an id that isn’t there. Anyone can edit the address.',
    steps: [
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'saffron', here: 'guntur', there: 'khammam' }, 'en'] },
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'chilli', here: 'guntur', there: 'atlantis' }, 'en'] },
    ],
    expect: ['No price for saffron in Guntur or Khammam today.', 'Chilli costs ₹14,200 in Guntur. atlantis has no price today.'],
  },
  {
    milestone: 'The answer in one line',
    name: 'every sentence is there in Hindi',
    hint: 'The Hindi sentences have their words in another order; the table in README.md shows the places of the values.',
    steps: [
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'cotton', here: 'guntur', there: 'khammam' }, 'hi'] },
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'turmeric', here: 'guntur', there: 'khammam' }, 'hi'] },
      { call: 'src/answer.ts answerLine', args: [{ day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] }, { crop: 'turmeric', here: 'guntur', there: 'warangal' }, 'hi'] },
    ],
    expect: ['कपास का भाव गुंटूर और खम्मम में बराबर है: ₹7,100।', 'हल्दी का भाव खम्मम में ₹12,400 है। गुंटूर में आज कोई भाव नहीं।', 'आज गुंटूर और वारंगल में हल्दी का कोई भाव नहीं।'],
  },
  {
    milestone: 'Two languages from one list',
    name: 'every other language in the address means English',
    hint: 'Compare with hi. words[text] would find constructor, too: every object has it.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] } },
      { open: '/?lang=constructor' },
      { read: 'h1' },
      { attribute: 'lang', of: 'html' },
      { call: 'src/words.ts languageOf', args: [null] },
      { call: 'src/words.ts languageOf', args: ['HI'] },
    ],
    expect: ['Today’s price', 'en', 'en', 'en'],
  },
  {
    milestone: 'Every state in words',
    name: 'a day without prices is said in words',
    hint: 'The file can be right and empty: file.mandis.length is 0.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [] } },
      { open: '/?lang=hi' },
      { read: { role: 'status' } },
      { count: '.answer' },
    ],
    expect: ['आज अभी कोई भाव नहीं।', 0],
  },
  {
    milestone: 'Every state in words',
    name: 'an answer that can’t be read is a failed load',
    hint: 'response.json() throws for a text that isn’t JSON. It belongs in the same try.',
    steps: [
      { answer: 'GET /prices.json', body: '<h1>Welcome to Railway Wi-Fi</h1>' },
      { open: '/?lang=hi' },
      { read: { role: 'alert' } },
      { readAll: 'button' },
    ],
    expect: ['भाव लोड नहीं हो सके। अपना कनेक्शन देखें।', ['फिर कोशिश करें']],
  },
  {
    milestone: 'Every state in words',
    name: 'each answer is stored on the phone',
    hint: 'saveCopy writes JSON to localStorage under the key prices, and readCopy reads it.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', crops: [{ id: 'chilli', en: 'Chilli', hi: 'मिर्च' }, { id: 'turmeric', en: 'Turmeric', hi: 'हल्दी' }, { id: 'cotton', en: 'Cotton', hi: 'कपास' }], mandis: [{ id: 'guntur', en: 'Guntur', hi: 'गुंटूर', prices: { chilli: 14200, turmeric: null, cotton: 7100 } }, { id: 'khammam', en: 'Khammam', hi: 'खम्मम', prices: { chilli: 13650, turmeric: 12400, cotton: 7100 } }, { id: 'warangal', en: 'Warangal', hi: 'वारंगल', prices: { chilli: 15750, turmeric: null, cotton: null } }] } },
      { read: 'h1' },
      { call: 'src/copy.ts readCopy', pick: ['day', 'mandis.1.prices.chilli'] },
    ],
    expect: ['Today’s price', ['2026-11-03', 13650]],
  },
]
