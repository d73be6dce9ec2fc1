package org.dudh.collector

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

class Totals(private val dao: EntryDao, private val outbox: Outbox) {
    private val sending = Mutex()

    /** Only one sending at a time; a Mutex suspends and blocks no thread. */
    suspend fun sendAll(): Boolean = sending.withLock { outbox.sendAll() }

    /** Needs no lock: Room reads while something else is being sent. */
    fun today(day: String): Flow<DayTotal> = dao.total(day)
}
