package org.dudh.collector

import java.io.File
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class DecideTest {
    // In the project: app/src/test/resources/two-phones.csv; while trying out: beside this folder.
    private val csv = javaClass.classLoader?.getResource("two-phones.csv")?.readText()
        ?: File(System.getenv("TWO_PHONES") ?: "two-phones.csv").readText()
    private val entries = parseEntries(csv)

    private fun countedMl(all: List<SyncedEntry>) = decide(all).let { verdicts -> all.filter { verdicts.getValue(it.id).counts }.sumOf { it.ml } }

    @Test
    fun `finds the four duplicates`() {
        val verdicts = decide(entries)
        assertEquals(73, verdicts.size)
        assertEquals(
            mapOf("b-062" to "a-061", "a-064" to "b-063", "b-070" to "a-069", "b-072" to "a-073"),
            verdicts.filterValues { it is Verdict.Duplicate }.mapValues { (_, verdict) -> (verdict as Verdict.Duplicate).of },
        )
        assertEquals(69, verdicts.values.count { it.counts })
        assertEquals(174_950, countedMl(entries))
    }

    @Test
    fun `decides the same for every order of arrival`() {
        val expected = decide(entries)
        repeat(100) { seed -> assertEquals(expected, decide(entries.shuffled(Random(seed)))) }
    }

    @Test
    fun `finds a conflict that only the corrected clocks show`() {
        val a = SyncedEntry("a", "A", 17, 4250, at = 1_000_000)
        val slow = SyncedEntry("b", "B", 17, 4250, at = 890_000)
        assertEquals<Verdict?>(Verdict.Counts, decide(listOf(a, slow))["a"])
        val corrected = slow.copy(offset = clockOffset(1_000, 121_200, 1_400))
        assertEquals<Verdict?>(Verdict.Duplicate("a"), decide(listOf(a, corrected))["b"])
    }

    @Test
    fun `lets a person outrank the rule`() {
        val both = entries.map { if (it.id == "b-062") it.copy(decision = Decision(isSameCan = false, by = "Anil")) else it }
        assertEquals<Verdict?>(Verdict.Decided(false, "Anil"), decide(both)["b-062"])
        assertEquals(174_950 + 4250, countedMl(both))
        val same = entries.map { if (it.id == "b-062") it.copy(decision = Decision(isSameCan = true, by = "Anil")) else it }
        assertEquals(174_950, countedMl(same))
    }
}
