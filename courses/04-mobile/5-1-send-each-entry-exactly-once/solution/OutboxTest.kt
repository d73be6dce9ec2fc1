package org.dudh.collector

import kotlinx.coroutines.runBlocking
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

private class FakeStore(count: Int) : OutboxStore {
    val waiting = (1..count).map { EntryJson("id-$it", it, 1000, 35, 3800, "2026-11-16", it.toLong()) }.toMutableList()
    val rejected = mutableMapOf<String, String>()
    override suspend fun next() = waiting.firstOrNull()
    override suspend fun markSent(id: String) { waiting.removeIf { it.id == id } }
    override suspend fun markRejected(id: String, reason: String) {
        waiting.removeIf { it.id == id }
        rejected[id] = reason
    }
}

/** Like server.mjs: stores first, and may lose the answer afterwards. */
private class FakeServer(private val loses: (Int) -> Boolean = { false }) {
    val stored = mutableMapOf<String, EntryJson>()
    var requests = 0
    fun put(entry: EntryJson): Reply {
        requests++
        if (entry.ml > 100_000) return Reply.Rejected("too much milk")
        val old = stored.putIfAbsent(entry.id, entry)
        if (old != null && old != entry) return Reply.Rejected("another entry has this id")
        return if (loses(requests)) Reply.Unreachable else Reply.Stored
    }
}

class OutboxTest {
    @Test
    fun `sends everything, oldest first`() = runBlocking {
        val store = FakeStore(3)
        val order = mutableListOf<String>()
        assertTrue(Outbox(store) { order += it.id; Reply.Stored }.sendAll())
        assertEquals(listOf("id-1", "id-2", "id-3"), order)
        assertTrue(store.waiting.isEmpty())
    }

    @Test
    fun `stores each entry once although every second answer is lost`() = runBlocking {
        val store = FakeStore(50)
        val server = FakeServer { it % 2 == 1 }
        val outbox = Outbox(store) { server.put(it) }
        while (!outbox.sendAll()) Unit
        assertEquals(50, server.stored.size)
        assertEquals(50 * 3800L, server.stored.values.sumOf { it.paise })
        assertEquals(100, server.requests)
    }

    @Test
    fun `keeps everything while the server is down`() = runBlocking {
        val store = FakeStore(3)
        assertFalse(Outbox(store) { Reply.Unreachable }.sendAll())
        assertEquals(3, store.waiting.size)
    }

    @Test
    fun `does not let one bad entry block the others`() = runBlocking {
        val store = FakeStore(3)
        store.waiting[1] = store.waiting[1].copy(ml = 999_999)
        val server = FakeServer()
        assertTrue(Outbox(store) { server.put(it) }.sendAll())
        assertEquals(mapOf("id-2" to "too much milk"), store.rejected)
        assertEquals(setOf("id-1", "id-3"), server.stored.keys)
    }

    @Test
    fun `survives being killed between the answer and the note`() = runBlocking {
        val server = FakeServer()
        val store = FakeStore(2)
        val dying = object : OutboxStore by store {
            override suspend fun markSent(id: String) = error("killed")
        }
        assertFailsWith<IllegalStateException> { Outbox(dying) { server.put(it) }.sendAll() }
        assertTrue(Outbox(store) { server.put(it) }.sendAll())
        assertEquals(2, server.stored.size)
    }
}
