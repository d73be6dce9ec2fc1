export default [
  {
    name: 'says that a call was refused',
    hint: 'errorCode is there only if it was refused.',
    run: ({ after }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      return after(events, 'svc-report', '2026-11-01T00:00:00Z')
    },
    expect: [['2026-11-12 22:32:08', 'StopLogging', 'refused']],
  },
  {
    name: 'finds the root account, which has no user name',
    hint: 'userIdentity has a type in place of a name: Root.',
    run: ({ after }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      return after(events, 'Root', '2026-11-01T00:00:00Z').map(([time]) => time)
    },
    expect: ['2026-11-15 01:10:00'],
  },
  {
    name: 'compares moments, not texts with different zones',
    hint: 'The moment may be written with +05:30. Compare both as numbers; later means later, not at the same second.',
    run: ({ after }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      return [after(events, 'kiran', '2026-11-09T21:35:00+05:30').map(([, call]) => call), after(events, 'kiran', '2026-11-09T21:39:05+05:30')]
    },
    expect: [['ListBuckets'], []],
  },
  {
    name: 'leaves the list of events as it was, and reads calls without sign-in data',
    hint: 'toSorted makes a new list; additionalEventData may be missing.',
    run: ({ rare, withoutMfa }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      rare(events)
      withoutMfa([{ eventName: 'ConsoleLogin', userIdentity: { userName: 'x' } }])
      return events[0].eventName
    },
    expect: 'StopLogging',
  },
  {
    name: 'names an account once, sorted',
    hint: 'A Set, then toSorted.',
    run: ({ withoutMfa }) => {
      const login = (userName) => ({ eventTime: '2026-11-01T00:00:00Z', eventName: 'ConsoleLogin', userIdentity: { userName }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } })
      return withoutMfa([login('ravi'), login('asha'), login('ravi')])
    },
    expect: ['asha', 'ravi'],
  },
]
