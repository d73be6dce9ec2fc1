import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const mobile: WrittenCourse = {
  title: 'Mobile App Development',
  subtitle: 'Android with Kotlin and Compose, built for real phones',
  description: [
    'Most of India’s internet is an Android phone with 4 GB of memory, a cracked corner and a prepaid pack. In ten weeks you build for exactly that phone: an app for a milk cooperative, where a collector writes down litres and fat at five in the morning, offline, with cold fingers, and a member sees the money by noon.',
    'You work in Kotlin with Jetpack Compose, the way Android teams work in 2026, and spend one week on React Native so that you can say with reason which one a product needs.',
  ],
  rupeesPerWeek: 899,
  trainer: trainers.nandini,
  weeks: [
    {
      title: 'Kotlin that reads well',
      topics: [
        'Values, null safety, data classes and when',
        'Functions as values, collections without loops',
        'Sealed types for what can go wrong',
        'Gradle with version catalogues, and what the build does',
        'Unit tests from the first afternoon',
      ],
      build: 'The price rules of milk by litre and fat, tested to the paisa',
      icon: 'start',
    },
    {
      title: 'Compose: the screen as a function',
      topics: [
        'Layouts, modifiers and previews',
        'State, remember and hoisting it to where it belongs',
        'Lists that scroll smoothly on a cheap phone',
        'Material 3 and a theme of your own, light and dark',
        'Touch targets, large text and TalkBack',
      ],
      build: 'The collector’s entry screen, usable with one thumb at font size 200 %',
      icon: 'design',
    },
    {
      title: 'Architecture that survives rotation',
      topics: [
        'ViewModel, StateFlow and one-way flow of state',
        'Coroutines: scopes, cancellation, dispatchers',
        'Navigation with typed destinations and deep links',
        'Dependency injection, by hand first, then with Hilt',
        'Process death and how to test for it',
      ],
      build: 'Three screens that come back exactly as they were left',
      icon: 'code',
    },
    {
      title: 'Keeping data on the phone',
      topics: [
        'Room: entities, queries as Flow, migrations with tests',
        'DataStore for settings',
        'Files, photos and scoped storage',
        'What to encrypt, and where keys live',
        'Paging a year of entries',
      ],
      build: 'A morning’s collection of 400 entries, stored and summed without a network',
      icon: 'data',
    },
    {
      title: 'The network, when there is one',
      topics: [
        'Ktor client, serialization and time-outs',
        'An outbox: offline entries that arrive once',
        'WorkManager: constraints, retries, battery',
        'Two phones, one member: deciding who wins',
        'Seeing the traffic of your own app',
      ],
      build: 'Sync between two collectors and a server, tested in flight mode',
      icon: 'cloud',
    },
    {
      title: 'Phone, camera, scale',
      topics: [
        'Permissions asked at the moment they make sense',
        'CameraX and scanning a member’s QR card',
        'Bluetooth to a weighing scale, with a simulator for the desk',
        'Notifications that people do not switch off',
        'Location, and mostly doing without it',
      ],
      build: 'Scan a card, read the scale, save an entry: four seconds a member',
      icon: 'code',
    },
    {
      title: 'Paying members by UPI',
      topics: [
        'Intents to UPI apps and what comes back, honestly read',
        'Showing a payout: pending, paid, failed',
        'Biometric confirmation before money moves',
        'Play’s rules for payments and financial data',
        'Receipts to share as PDF in two languages',
      ],
      build: 'The member’s view: litres, rate, payout and a receipt in Hindi or English',
      icon: 'people',
    },
    {
      title: 'The same app in React Native',
      topics: [
        'Expo, the new architecture and TypeScript',
        'Lists, gestures and native modules',
        'What is shared with the web and what only seems to be',
        'Start-up time, size and memory side by side with Compose',
        'Choosing between them for three real briefs',
      ],
      build: 'The member’s view once more in React Native, and a measured comparison',
      icon: 'code',
    },
    {
      title: 'Fast, small, tested',
      topics: [
        'Baseline profiles, start-up traces and jank',
        'App size under 10 MB with R8 and app bundles',
        'Compose UI tests, screenshot tests, a device farm',
        'Crash and ANR reports, read with the source beside them',
        'Accessibility scanner and a session with a TalkBack user',
      ],
      build: 'A start under one second on a phone with 4 GB, proven by numbers',
      icon: 'test',
    },
    {
      title: 'Into the store',
      topics: [
        'Signing, tracks, staged roll-out and rolling back',
        'GitHub Actions that build and upload a release',
        'Data safety form, privacy policy, permissions explained',
        'A listing in words your users use',
        'Answering reviews and planning the next version',
      ],
      build: 'The app in a closed test track with ten real testers and their verdict',
      icon: 'ship',
    },
  ],
}
