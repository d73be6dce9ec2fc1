package org.dudh.collector

import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking

/** Version 1.3.0. */
class Totals(private val dao: EntryDao, private val outbox: Outbox) {
    private val lock = Any()

    /** Called by the worker. */
    fun sendAll() {
        synchronized(lock) {
            runBlocking { outbox.sendAll() }
        }
    }

    /** Called by the screen. */
    fun today(day: String): DayTotal {
        synchronized(lock) {
            return runBlocking { dao.total(day).first() }
        }
    }
}
