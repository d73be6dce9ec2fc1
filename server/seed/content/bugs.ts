import type { BugState } from '#contract/community/bugs.ts'
import type { DemoAuthor } from '../demo-authors.ts'

export type DemoBug = {
  by: DemoAuthor
  /** Days ago. */
  at: number
  title: string
  steps: string
  page: string
  state: BugState
  answer?: { at: number; words: string }
  comments?: [by: DemoAuthor, at: number, words: string][]
  hasScreenshot?: boolean
}

/** From old to new, as they were reported. */
export const demoBugs: DemoBug[] = [
  {
    by: 'Devika',
    at: 21,
    title: 'Dark mode goes back to light after signing in',
    steps:
      '1. Choose dark in the menu of my name\n2. Log out\n3. Log in again\n\nWhat happened: the page is light again.\nWhat I expected: it stays dark, at least on the same phone.',
    page: '/dashboard',
    state: 'fixed',
    answer: {
      at: 19,
      words:
        'Logging out cleared everything this device had stored, your choice included. It is now kept: it belongs to the device, not to the account. Thank you for the exact steps.',
    },
    comments: [
      ['Kishore', 20.5, 'Same here, Chrome on Android 14.'],
      ['Devika', 18.8, 'Works now, on my phone and on the laptop.'],
    ],
  },
  {
    by: 'Tsering',
    at: 18,
    title: 'A long name runs out of the certificate preview on a phone',
    steps:
      'Open a certificate on a phone, held upright. With a name of four words the last one is cut at the right edge. On the printed PDF it is fine.',
    page: '/dashboard/my-courses',
    state: 'fixed',
    answer: { at: 16, words: 'Names now get smaller before they get cut, on the screen as on paper.' },
    comments: [['Gurleen', 17.2, 'I see it as well. Turning the phone sideways helps until it is mended.']],
  },
  {
    by: 'Asha',
    at: 16,
    title: 'The upload of a large zip stands at 99% for a minute',
    steps:
      '1. Submit a zip of about 40 MB over mobile data\n2. Watch the bar\n\nIt reaches 99% quickly and then stands still for about a minute, so I nearly closed the page. In the end it worked.',
    page: '/dashboard/tasks/5',
    state: 'fixed',
    answer: {
      at: 14,
      words:
        'At 99% the file had arrived and was being looked into. The bar now says “Checking the files” for that part, so that nobody closes the page.',
    },
    comments: [
      ['Rohit', 15.6, 'I did close it, and had to send everything again.'],
      ['Imran', 15.4, 'Sorry about that. The next time it goes on where it stopped: choose the same file once more.'],
      ['Asha', 13.5, 'Much better. Thank you.'],
    ],
  },
  {
    by: 'Gurleen',
    at: 12,
    title: '“Mark all as read” leaves a 1 on the bell',
    steps:
      'Have notifications open in two tabs. Press “Mark all as read” in one of them. In the other the bell still shows 1 until I reload.',
    page: '/dashboard/notifications',
    state: 'fixed',
    answer: { at: 10, words: 'Open pages now hear of it by themselves, in every tab and on every device.' },
  },
  {
    by: 'Farhana',
    at: 9,
    title: 'Receipt opens as an empty page in my email app',
    steps:
      '1. Open the email with the receipt on my phone\n2. Tap the PDF\n\nThe preview of the email app shows an empty page. When I download the file and open it with another reader, all is there.',
    page: '/dashboard/wallet-balance',
    state: 'in progress',
    answer: {
      at: 8,
      words:
        'We could repeat it with one email app on Android: it does not draw embedded fonts in its preview. We are trying a form of the PDF that it understands. Until then, please download the receipt.',
    },
    comments: [['Meenakshi', 8.6, 'Happens with mine too. Downloading works.']],
  },
  {
    by: 'Asha',
    at: 7,
    title: 'Lines that begin with tabs are hard to read in the code preview on a phone',
    steps:
      '1. Open one of my attempts on the phone\n2. Open the preview of a file that is indented with tabs\n\nEach tab is eight letters wide, so half of the screen is empty. Two or four would be enough there.',
    page: '/dashboard/tasks/2',
    state: 'in progress',
    answer: {
      at: 5,
      words: 'Agreed. Tabs will be two letters wide on narrow screens; it comes with the next version.',
    },
    comments: [
      ['Kishore', 6.4, 'For the time being I format with spaces before I submit.'],
      ['Imran', 5.1, 'You need not do that for us, mentors read on large screens. But thank you.'],
    ],
  },
  {
    by: 'Rohit',
    at: 5,
    title: 'Course search finds nothing for “nodejs”',
    steps:
      'Type nodejs into the search of All Courses: nothing is found. With a dot, as “node.js”, the course is there.',
    page: '/dashboard/all-courses',
    state: 'in progress',
    answer: { at: 4, words: 'Good find. The search will look past dots and hyphens.' },
  },
  {
    by: 'Kishore',
    at: 3.2,
    title: 'Video in a solution has no sound on my iPhone',
    steps:
      '1. Submit a screen recording with my voice (MOV made into MP4)\n2. Play it on the iPhone\n\nThe picture plays, the sound does not. On the laptop I hear it.',
    page: '/dashboard/tasks/8',
    state: 'open',
    comments: [
      [
        'Asha',
        3,
        'Is the switch on the side of the phone set to silent? Then pages make no sound, that was it with me.',
      ],
      ['Kishore', 2.8, 'It is not, I checked. Other videos have sound.'],
      ['Imran', 2.5, 'Which app made the recording? You may answer here, then I can try the same one.'],
    ],
  },
  {
    by: 'Meenakshi',
    at: 2.4,
    title: 'Going back on the payment page empties the transaction ID',
    steps:
      'I typed the transaction ID, went back to look at the amount, and came forward again: the field was empty. I had to open my bank’s app once more.',
    page: '/payment',
    state: 'open',
    comments: [['Farhana', 2.1, 'Happened to me as well when I joined.']],
  },
  {
    by: 'Asha',
    at: 1.3,
    title: 'On my phone the list of steps hides the one I am at',
    steps:
      '1. Open a course with many steps on a phone\n2. Go to a step near the end\n3. Come back to the page later\n\nWhat happened: the list begins at the first step and I scroll every time.\nWhat I expected: it opens where I stopped.',
    page: '/dashboard/tasks/2',
    state: 'open',
    hasScreenshot: true,
    comments: [['Rohit', 1, 'Yes please. I have bookmarked the address with the step in it, which works.']],
  },
  {
    by: 'Devika',
    at: 0.3,
    title: 'Offline message stays after the train leaves the tunnel',
    steps:
      'On the metro the page says that I am offline, which is right. When the connection is back the message stays until I touch something.',
    page: '/dashboard/my-courses',
    state: 'open',
  },
]
