import type { WrittenSubmission } from './written.ts'

type Person = string

/** By the email of who built them. */
export const submissionsBy: [Person, WrittenSubmission[]][] = [
  [
    'learner@kaushal.example',
    [
      {
        brief: 'Personal Portfolio Website',
        name: 'asha.codes',
        description:
          'My portfolio: who I am, three projects, and a contact form. Plain HTML and CSS, no framework. The projects are a grid on a laptop and a list on a phone.',
        file: 'asha-portfolio-1.zip',
        at: [24, '20:30'],
        decided: { at: [23, '11:20'], verdict: 'rejected' },
        remarks: [
          {
            at: [23, '11:20'],
            by: 'teacher',
            body: 'The words are excellent, keep every one of them. Two things before I approve it: the contact form has placeholders instead of labels, so a screen reader says “edit text” three times; and at 360 pixels the third project is cut off on the right.',
          },
        ],
      },
      {
        brief: 'Personal Portfolio Website',
        name: 'asha.codes',
        description:
          'Second try. The form has labels and its errors stand beside the fields. The grid is minmax(min(100%, 18rem), 1fr) now, so that nothing is cut off at 360 pixels. Lighthouse says 98, 100, 100, 100.',
        file: 'asha-portfolio-2.zip',
        at: [21, '21:05'],
        decided: { at: [20, '10:40'], verdict: 'approved' },
        remarks: [
          {
            at: [20, '10:40'],
            by: 'teacher',
            body: 'Approved with pleasure. That minmax is exactly right, and you found it yourself. Put the link on your résumé.',
          },
          { at: [20, '18:12'], by: 'learner', body: 'Thank you, sir. It is the first thing on it now.' },
        ],
      },
      {
        brief: 'Split the Bill',
        name: 'Barabar',
        description:
          'A library that settles a trip. Money is a branded type in paise. The odd paisa goes to whoever paid the bill, because they cannot complain. 14 tests, one of them with 10,000 random trips.',
        file: 'asha-barabar.ts',
        at: [1, '20:48'],
        remarks: [],
      },
    ],
  ],
  [
    'devika.menon@kaushal.example',
    [
      {
        brief: 'Hostel Mess Menu',
        name: 'Mess Today',
        description:
          'Today’s meals with one tap for coming or not, and a count for the cook. It keeps the answers on the phone and sends them when the network is back.',
        file: 'devika-mess.tsx',
        at: [2, '17:30'],
        remarks: [],
      },
    ],
  ],
  [
    'farhana.begum@kaushal.example',
    [
      {
        brief: 'A Server That Stays Up',
        name: 'My droplet, three times over',
        description:
          'The script that makes the machine from nothing in eleven minutes, and the report of three breakdowns: a full disk, a killed service, a revoked certificate.',
        file: 'farhana-server.sh',
        at: [9, '22:10'],
        decided: { at: [8, '12:30'], verdict: 'approved' },
        remarks: [
          {
            at: [8, '12:30'],
            by: 'teacher',
            body: 'You restored the backup and timed it: four minutes. Most people with ten years in this trade have never done that. Approved.',
          },
        ],
      },
    ],
  ],
]
