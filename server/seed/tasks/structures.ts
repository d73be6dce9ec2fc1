import type { WrittenTask } from './task.ts'

export const structuresTasks: WrittenTask[] = [
  {
    title: 'Cost and arrays',
    steps: [
      {
        title:
          'Find the best day to buy and a later day to sell in a year of mandi prices, in one pass. Submit the function in your language, its cost, and the five inputs you tried by hand, an empty one among them.',
        urls: ['https://docs.python.org/3/tutorial/datastructures.html'],
      },
      {
        title:
          'Find the longest run of days in which at most two crops were sold, with a sliding window. Submit the function and say in two sentences why each day is looked at no more than twice.',
        urls: ['https://cp-algorithms.com/'],
      },
    ],
  },
  {
    title: 'Remembering what was seen',
    steps: [
      {
        title:
          'Group words that are anagrams of each other, in Hindi too. Submit the function, its cost, and say what you take as a letter.',
        urls: ['https://docs.python.org/3/library/unicodedata.html'],
      },
      {
        title:
          'Write an LRU cache from a hash map and a doubly linked list, without the ready-made one of your language. Submit the class and tests for capacity 1, for a key set again, and for a missing key.',
        urls: ['https://docs.python.org/3/library/functools.html#functools.lru_cache'],
      },
      {
        title:
          'Record yourself explaining the cache in five minutes: restate, example, idea, cost, code. Submit the link and three things you would say differently.',
      },
    ],
  },
  {
    title: 'Stacks, sorting, intervals',
    steps: [
      {
        title:
          'Write a calculator for + - * / and brackets without eval. Submit the function, ten expressions with their results, and the message for each of three wrong ones.',
        urls: ['https://en.wikipedia.org/wiki/Shunting_yard_algorithm'],
      },
      {
        title:
          'Plan the platforms of a railway junction: how few are enough for a day’s arrivals and departures, and which train stands where. Submit the function and say what happens when one leaves as another arrives.',
        urls: ['https://docs.python.org/3/library/heapq.html'],
      },
    ],
  },
  {
    title: 'Trees and graphs',
    steps: [
      {
        title:
          'Write autocomplete over station names with a trie: the five best for each prefix, spelt as people spell them. Submit the class and its memory for 8,000 names.',
        urls: ['https://en.wikipedia.org/wiki/Trie'],
      },
      {
        title:
          'Find the metro route with the fewest changes, and among those the fewest stops. Submit the function, and say what is a node and what is an edge in your graph.',
        urls: ['https://cp-algorithms.com/graph/breadth-first-search.html'],
      },
      {
        title:
          'Put the tasks of a house build in an order that respects what needs what, and name the circle when there is one. Submit the function and a test for each.',
        urls: ['https://docs.python.org/3/library/graphlib.html'],
      },
    ],
  },
  {
    title: 'Dynamic programming',
    steps: [
      {
        title:
          'Count and list the fewest notes and coins for an amount, from recursion to memo to table. Submit the three versions and how long each takes for ₹2,879.',
        urls: ['https://cp-algorithms.com/dynamic_programming/intro-to-dp.html'],
      },
      {
        title:
          'Write the edit distance of two names and show the edits, not only their number. Submit the function and the edits from “Bangalore” to “Bengaluru”.',
        urls: ['https://en.wikipedia.org/wiki/Levenshtein_distance'],
      },
    ],
  },
  {
    title: 'The machine-coding round',
    steps: [
      {
        title:
          'Write an expense splitter in 120 minutes, with the clock running: add an expense, show who owes whom, settle with the fewest payments. Submit the code as it was at the bell, and your plan of the first ten minutes.',
      },
      {
        title:
          'Improve it for one more hour after the review. Submit the difference and say which three of the reviewer’s points you took up first, and why those.',
        urls: ['https://google.github.io/eng-practices/review/'],
      },
    ],
  },
]
