import type { WrittenIdea } from './written.ts'

type Person = string

/** By the email of who had them. */
export const ideasBy: [Person, WrittenIdea[]][] = [
  [
    'learner@kaushal.example',
    [
      {
        name: 'Attendance for my aunt’s sewing class',
        description:
          'My aunt teaches sewing to 22 women in Ranchi. She keeps attendance in a notebook and counts at the end of the month who paid for how many days.\n\nI want a page where she taps the names who are there, and at month’s end it tells her the fee of each.',
        techStack: ['React', 'Node.js', 'PostgreSQL'],
        at: [19, '19:42'],
        remarks: [
          {
            at: [18, '10:15'],
            by: 'teacher',
            body: 'This is a very good size, and you have a real user who will tell you the truth. Begin without a server: one page, the names in an array, and local storage. Let her use it for a week.\n\nTwo questions: what happens when she taps the wrong name, and does she have a smartphone of her own or does she share one?',
          },
          {
            at: [18, '20:03'],
            by: 'learner',
            body: 'She shares it with my cousin. So the data should not be lost when he clears the browser. Is that when I need the server?',
          },
          {
            at: [17, '09:30'],
            by: 'teacher',
            body: 'Exactly then, and now you know why you need one. Start with a button that saves the month as a file; add the server as your second version.',
          },
        ],
      },
      {
        name: 'Words of my grandmother',
        description:
          'A dictionary of Nagpuri words that my grandmother uses and nobody writes down. With her voice for each word, recorded on the phone, and what it means in Hindi and English.',
        techStack: ['React', 'Express', 'PostgreSQL', 'Web Audio'],
        at: [2, '21:10'],
        remarks: [],
      },
    ],
  ],
  [
    'devika.menon@kaushal.example',
    [
      {
        name: 'Which pharmacy is open tonight',
        description:
          'In our town the pharmacies take turns to stay open at night, and the list hangs on the door of the one that is closed. A page with today’s on top, the phone number, and the way there.',
        techStack: ['React', 'TypeScript', 'Leaflet'],
        at: [3, '18:25'],
        remarks: [],
      },
    ],
  ],
  [
    'rohit.jadhav@kaushal.example',
    [
      {
        name: 'Milk round',
        description:
          'My uncle delivers milk to 140 houses. Each morning three of them want more or less. He needs a list in the order of his round, with today’s litres, that works without network.',
        techStack: ['React Native', 'SQLite'],
        at: [6, '07:50'],
        remarks: [
          {
            at: [5, '11:05'],
            by: 'teacher',
            body: 'Ride along once before you write a line. I would bet that the order of the round is the hard part, not the litres. What does he do when a house is locked?',
          },
          {
            at: [1, '19:35'],
            by: 'learner',
            body: 'I went. When it is locked he leaves it with the neighbour and must remember to say so. So each house needs a note that stays until he clears it.',
          },
        ],
      },
    ],
  ],
]
