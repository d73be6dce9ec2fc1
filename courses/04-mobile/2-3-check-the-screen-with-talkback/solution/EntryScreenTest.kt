package org.dudh.collector

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHasClickAction
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import org.dudh.collector.ui.theme.DudhTheme
import org.junit.Rule
import org.junit.Test

class EntryScreenTest {
    @get:Rule
    val rule = createComposeRule()

    @Test
    fun everyKeyHasANameAndIsLargeEnough() {
        rule.setContent { DudhTheme { EntryScreen(EntryForm(), {}, {}, {}) } }
        for (name in ('0'..'9').map { "$it" } + "Point" + "Delete last digit") {
            rule.onNodeWithContentDescription(name).assertHasClickAction().assertHeightIsAtLeast(48.dp)
        }
    }

    @Test
    fun aRowTellsThatItIsEmptyAndCanBeSelected() {
        var form by mutableStateOf(EntryForm())
        rule.setContent { DudhTheme { EntryScreen(form, {}, { form = form.copy(active = it) }, {}) } }
        val row = rule.onNodeWithText("Litres")
        row.assert(SemanticsMatcher.expectValue(SemanticsProperties.StateDescription, "empty"))
        row.performClick()
        row.assertIsSelected()
    }

    @Test
    fun thePriceIsAnnouncedPolitely() {
        rule.setContent { DudhTheme { EntryScreen(EntryForm("17", "4.25", "3.9"), {}, {}, {}) } }
        rule.onNodeWithContentDescription("Price ₹169.15")
            .assert(SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
    }
}
