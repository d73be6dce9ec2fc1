package org.dudh.collector.ui.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color

private val Light = lightColorScheme(
    primary = Color(0xFF0B5E4A),
    onPrimary = Color.White,
    primaryContainer = Color(0xFFBFE9DB),
    onPrimaryContainer = Color(0xFF00201A),
    secondaryContainer = Color(0xFFDCE8E2),
    onSecondaryContainer = Color(0xFF10201B),
)

private val Dark = darkColorScheme(
    primary = Color(0xFF8AD6BF),
    onPrimary = Color(0xFF00382B),
    primaryContainer = Color(0xFF07503F),
    onPrimaryContainer = Color(0xFFBFE9DB),
    secondaryContainer = Color(0xFF33453F),
    onSecondaryContainer = Color(0xFFDCE8E2),
)

/** One set of colours on every phone: collectors compare screens, so no dynamic colour. */
@Composable
fun DudhTheme(darkTheme: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
    MaterialTheme(colorScheme = if (darkTheme) Dark else Light, content = content)
}
