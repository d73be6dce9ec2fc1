import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const structures: WrittenCourse = {
  title: 'Data Structures & Interview Preparation',
  subtitle: 'Think on paper, speak while coding, and walk in calm',
  description: [
    'Interviews in India come as a row of doors: an online assessment, a coding round or two, a machine-coding round, system design for those with experience, and a conversation about money. Twelve weeks open them one after the other. You solve about 150 problems, chosen so that no two teach the same thing, and say your reasoning aloud from the second week on.',
    'Write in Java, Python or TypeScript, whichever you will interview in. Every fourth week is a mock interview with a mentor who tells you afterwards what they would have written in the form.',
  ],
  rupeesPerWeek: 549,
  trainer: trainers.vasundhara,
  weeks: [
    {
      title: 'Cost and arrays',
      topics: [
        'Counting steps: O(1) to O(n log n), and when it does not matter',
        'Arrays, strings, in-place tricks',
        'Two pointers and sliding windows',
        'Prefix sums over a year of mandi prices',
        'Reading a problem: constraints tell you the algorithm',
      ],
      build: 'Fourteen problems, and a page of your own patterns that grows every week',
      icon: 'start',
    },
    {
      title: 'Hashing and thinking aloud',
      topics: [
        'Hash maps and sets from the inside',
        'Counting, grouping, remembering what was seen',
        'Anagrams, subarrays with a sum, longest runs',
        'The five-minute frame: restate, example, idea, cost, code',
        'Testing by hand before being asked',
      ],
      build: 'An LRU cache from scratch, and your first recorded explanation',
      icon: 'code',
    },
    {
      title: 'Stacks, queues, linked lists',
      topics: [
        'Monotonic stacks and the next greater thing',
        'Queues, deques and sliding maxima',
        'Lists: reversing, merging, finding the loop',
        'Parsing an expression',
        'Choosing a structure by its operations',
      ],
      build: 'A calculator with brackets, and a browser history that behaves',
      icon: 'code',
    },
    {
      title: 'Searching and sorting, first mock',
      topics: [
        'Binary search on arrays and on answers',
        'Merge sort, quicksort, counting sort, and stability',
        'Intervals: merging, overlapping, meeting rooms',
        'Quickselect and top k',
        'A 45-minute mock with written feedback',
      ],
      build: 'A platform planner for a railway junction, and a plan for your weakest topic',
      icon: 'people',
    },
    {
      title: 'Trees',
      topics: [
        'Traversals, recursive and with a stack',
        'Binary search trees and what balance buys',
        'Depth, diameter, lowest common ancestor',
        'Tries for search as one types',
        'Serialising a tree and back',
      ],
      build: 'Autocomplete over 8,000 station names, spelt as people spell them',
      icon: 'data',
    },
    {
      title: 'Heaps and greedy choices',
      topics: [
        'Heaps by hand; merging k sorted lists',
        'Running medians',
        'Greedy proofs: exchange arguments in plain words',
        'Scheduling and Huffman codes',
        'When greedy fails, and how to notification',
      ],
      build: 'A token queue for a clinic with priorities that are fair',
      icon: 'data',
    },
    {
      title: 'Graphs',
      topics: [
        'Modelling: what is a node, what is an edge',
        'Breadth-first, depth-first, islands and mazes',
        'Topological order and cycles',
        'Dijkstra, and 0-1 breadth-first search',
        'Union-find and spanning trees',
      ],
      build: 'A Delhi Metro route finder with the fewest changes',
      icon: 'cloud',
    },
    {
      title: 'Dynamic programming, second mock',
      topics: [
        'From recursion to memo to table, always in that order',
        'Knapsack, coins, subsequences, edit distance',
        'Grids, intervals and states that fit in a bit mask',
        'Recovering the choice, not only the value',
        'A mock round on an unseen problem',
      ],
      build: 'A monthly budget optimiser, and a table of the eight shapes of DP',
      icon: 'test',
    },
    {
      title: 'Backtracking, bits and strings',
      topics: [
        'Permutations, combinations, pruning',
        'Sudoku and N queens',
        'Bit tricks that are worth remembering',
        'KMP, rolling hashes and palindromes',
        'Randomness and sampling from a stream',
      ],
      build: 'A crossword filler for Hindi words in Devanagari',
      icon: 'code',
    },
    {
      title: 'The machine-coding round',
      topics: [
        'Two hours, one brief: reading, cutting, planning',
        'Classes or functions with clear edges, tested',
        'Parking lot, splitwise, rate limiter, vending machine',
        'Concurrency asked as a follow-up',
        'What reviewers look at in the first minute',
      ],
      build: 'An expense splitter in 120 minutes, reviewed line by line',
      icon: 'design',
    },
    {
      title: 'System design and the basics behind it',
      topics: [
        'Operating systems, networks and databases in fifty questions',
        'Estimating load, storage and money',
        'Design aloud: URL shortener, feed, ticket rush',
        'Your own project as a design discussion',
        'Saying “I do not know” well',
      ],
      build: 'Two designs on a whiteboard, each defended for half an hour',
      icon: 'cloud',
    },
    {
      title: 'The whole loop',
      topics: [
        'A resume of one page in which every line can be asked about',
        'Online assessments under the clock',
        'Stories for behavioural rounds, true ones',
        'Fixed pay, variable, joining dates, notification period, reading an offer',
        'Asking for feedback after a no',
      ],
      build: 'A full mock loop of four rounds in one weekend, and a letter to yourself for the real one',
      icon: 'ship',
    },
  ],
}
