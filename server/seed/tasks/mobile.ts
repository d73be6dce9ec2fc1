import type { WrittenTask } from './task.ts'

export const mobileTasks: WrittenTask[] = [
  {
    title: 'The price of milk in Kotlin',
    steps: [
      {
        title:
          'Write priceOf(litres, fat) with the cooperative’s rules in whole paise: a base rate, a premium above 3.5 fat, nothing below 3.0. Submit Price.kt and a table of twelve tested values.',
        urls: ['https://kotlinlang.org/docs/basic-syntax.html'],
      },
      {
        title:
          'Describe what can go wrong at the scale (too light, no card, scale silent) as sealed types, so that when has no else. Submit Entry.kt and the warning you got before it was complete.',
        urls: ['https://kotlinlang.org/docs/sealed-classes.html'],
      },
    ],
  },
  {
    title: 'The collector’s screen in Compose',
    steps: [
      {
        title:
          'Build the entry screen: member, litres, fat, price, save; usable with one thumb and cold fingers. Submit EntryScreen.kt with previews in light, dark and font size 200 %.',
        urls: ['https://developer.android.com/develop/ui/compose/tutorial'],
      },
      {
        title:
          'Lift the state out of the screen and let it survive rotation and process death. Submit the ViewModel and the steps by which you killed the process.',
        urls: ['https://developer.android.com/develop/ui/compose/state'],
      },
      {
        title:
          'Go through the screen with TalkBack and the accessibility scanner. Submit what they found, what you changed, and one finding that you left and why.',
        urls: ['https://developer.android.com/develop/ui/compose/accessibility'],
      },
    ],
  },
  {
    title: 'A morning without a network',
    steps: [
      {
        title:
          'Keep 400 entries of a morning in Room, with the day’s sum as a Flow. Submit the entity, the DAO and a test of the sum.',
        urls: ['https://developer.android.com/training/data-storage/room'],
      },
      {
        title:
          'Add a column to a database that is already on phones. Submit the migration and the test that opens the old file with it.',
        urls: ['https://developer.android.com/training/data-storage/room/migrating-db-versions'],
      },
    ],
  },
  {
    title: 'The outbox',
    steps: [
      {
        title:
          'Send the entries with WorkManager when there is a line, each exactly once although the app is killed in between. Submit the worker, and say what the server does with an entry it has already.',
        urls: ['https://developer.android.com/develop/background-work/background-tasks/persistent'],
      },
      {
        title:
          'Two collectors entered the same member at the same minute: decide who wins and show it to a person. Submit the rule in two sentences, the code, and a screenshot.',
        urls: ['https://kotlinlang.org/docs/coroutines-guide.html'],
      },
    ],
  },
  {
    title: 'Small, quick, in the store',
    steps: [
      {
        title:
          'Bring the start under one second on a phone with 4 GB, and the app under 10 MB. Submit the figures before and after, and the three changes in the order of their effect.',
        urls: ['https://developer.android.com/topic/performance/baselineprofiles/overview'],
      },
      {
        title:
          'Publish to a closed track with ten testers. Submit the data safety answers, the release notes in two languages, and the three findings of your testers that you took up.',
        urls: ['https://developer.android.com/studio/publish'],
      },
    ],
  },
]
