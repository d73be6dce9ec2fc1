export { messagesTo } from './messages.api.ts'
export { FindPeople, type PeopleSearch } from './find-people.ts'
