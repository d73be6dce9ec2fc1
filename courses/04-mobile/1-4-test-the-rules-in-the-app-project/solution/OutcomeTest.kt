package org.dudh.collector

import java.io.IOException
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs

class OutcomeTest {
    @Test
    fun `accepts a stable weight with enough fat`() =
        assertEquals<Outcome>(Outcome.Accepted(17, 4250, 39), decide(17, Reading.Stable(4378), 39))

    @Test
    fun `refuses milk below fat 3,0`() {
        assertIs<Outcome.Refused>(decide(17, Reading.Stable(4378), 29))
    }

    @Test
    fun `gives a hint of its own for each thing that went wrong`() {
        val readings = listOf(Reading.TooLight(0), Reading.TooLight(40), Reading.Moving(1, 900), Reading.NoCard, Reading.NoResponse)
        val hints = readings.map { assertIs<Outcome.TryAgain>(decide(17, it, 39)).hint }
        assertEquals(readings.size, hints.toSet().size)
    }

    @Test
    fun `turns a lost connection into a case, and nothing else`() {
        assertEquals<Reading>(Reading.NoResponse, readScale { throw IOException("link lost") })
        assertFailsWith<IllegalStateException> { readScale { error("a bug") } }
    }

    @Test
    fun `does not accept a member number below 1`() {
        assertFailsWith<IllegalArgumentException> { decide(0, Reading.NoCard, 39) }
    }
}
