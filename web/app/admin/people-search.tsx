import type { ReactNode } from 'react'
import { findAnything } from '#contract/insights/palette.ts'
import { call } from '#web/kit/api/api.ts'
import { FindPeople, type PeopleSearch } from '#web/messages/index.ts'

const findPeople: PeopleSearch = async (search) => (await call(findAnything, { query: { search } })).people

/** For pages on which people are chosen. */
export const withPeopleSearch = (page: ReactNode) => <FindPeople value={findPeople}>{page}</FindPeople>
