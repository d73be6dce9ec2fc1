export default [
  {
    name: 'turns UTC into Indian time, also over midnight',
    hint: 'Add 5 hours and 30 minutes to the time, then write it without T and Z.',
    run: ({ indianTime }) => [indianTime('2026-11-09T16:02:44Z'), indianTime('2026-11-13T22:10:05Z')],
    expect: ['2026-11-09 21:32:44', '2026-11-14 03:40:05'],
  },
  {
    name: 'finds calls that happened once, in their order',
    hint: 'Sort by time, then keep names that occur once.',
    run: ({ rare }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      return rare(events)
    },
    expect: ['CreateAccessKey', 'StopLogging'],
  },
  {
    name: 'lists what an account did after its last day',
    hint: 'Only this account, only later, in order of time.',
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
      return after(events, 'kiran', '2026-11-06T12:30:00Z')
    },
    expect: [['2026-11-09 21:32:44', 'ConsoleLogin', 'done'], ['2026-11-09 21:39:05', 'ListBuckets', 'done']],
  },
  {
    name: 'names accounts that got in without a second factor',
    hint: 'ConsoleLogin, MFAUsed No, and Success.',
    run: ({ withoutMfa }) => {
      const events = [
        { eventTime: '2026-11-12T17:02:08Z', eventName: 'StopLogging', errorCode: 'AccessDenied', userIdentity: { userName: 'svc-report' } },
        { eventTime: '2026-11-09T16:09:05Z', eventName: 'ListBuckets', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-09T16:02:44Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'kiran' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Success' } },
        { eventTime: '2026-11-06T11:52:10Z', eventName: 'CreateAccessKey', userIdentity: { userName: 'kiran' } },
        { eventTime: '2026-11-10T05:00:00Z', eventName: 'ListBuckets', userIdentity: { userName: 'asha' } },
        { eventTime: '2026-11-13T22:10:05Z', eventName: 'ConsoleLogin', userIdentity: { userName: 'asha' }, additionalEventData: { MFAUsed: 'No' }, responseElements: { ConsoleLogin: 'Failure' } },
        { eventTime: '2026-11-14T19:40:00Z', eventName: 'ConsoleLogin', userIdentity: { type: 'Root' }, additionalEventData: { MFAUsed: 'Yes' }, responseElements: { ConsoleLogin: 'Success' } },
      ]
      return withoutMfa(events)
    },
    expect: ['kiran'],
  },
]
