import type { ReactNode } from 'react'
import { findAnything } from '#contract/insights/palette.ts'
import { call } from '#web/kit/api/api.ts'
import { FindPeople, type PeopleSearch } from '#web/messages/index.ts'
import { MessageAdmin as Message } from '#web/messages/message.admin.tsx'
import { NewMessageAdmin as NewMessage } from '#web/messages/new-message.admin.tsx'

const findPeople: PeopleSearch = async (search) => (await call(findAnything, { query: { search } })).people

/** People are chosen on both pages, and a higher domain finds them. */
const withPeopleSearch = (page: ReactNode) => <FindPeople value={findPeople}>{page}</FindPeople>

export const NewMessageAdmin = () => withPeopleSearch(<NewMessage />)
export const MessageAdmin = () => withPeopleSearch(<Message />)
