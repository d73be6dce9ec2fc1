package org.dudh.collector

import androidx.compose.runtime.Composable
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.rememberNavController
import androidx.navigation.navDeepLink
import androidx.navigation.toRoute
import kotlinx.serialization.Serializable

@Serializable
data object Today

@Serializable
data object NewEntry

@Serializable
data object Search

@Serializable
data class MemberPage(val number: Int)

@Composable
fun DudhNavigation() {
    val nav = rememberNavController()
    NavHost(nav, startDestination = Today) {
        composable<Today> {
            TodayRoute(
                onAdd = { nav.navigate(NewEntry) { launchSingleTop = true } },
                onSearch = { nav.navigate(Search) { launchSingleTop = true } },
                onMember = { number -> nav.navigate(MemberPage(number)) },
            )
        }
        composable<Search> {
            SearchRoute(onMember = { number -> nav.navigate(MemberPage(number)) })
        }
        composable<NewEntry> {
            EntryRoute(onSaved = { nav.popBackStack() })
        }
        composable<MemberPage>(
            deepLinks = listOf(navDeepLink<MemberPage>(basePath = "dudh://member")),
        ) { entry ->
            MemberRoute(
                entry.toRoute<MemberPage>().number,
                onAdd = { nav.navigate(NewEntry) { launchSingleTop = true } },
                onBack = { nav.navigateUp() },
            )
        }
    }
}
