import '@expo/metro-runtime';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { registerRootComponent } from 'expo';
import i18next from 'i18next';
import { useEffect } from 'react';
import { Pressable, Text, View } from 'react-native';

import { useCounter } from './store';

// The least app of this stack: tabs in a stack, one text in two languages, one number that is read
// from SQLite and written to it after each tap, and a service worker.

void i18next.init({
  lng: 'ja',
  resources: {
    ja: { translation: { plus: '増やす', more: 'ほか' } },
    en: { translation: { plus: 'More', more: 'Others' } },
  },
});

const Stack = createNativeStackNavigator();
const Tabs = createBottomTabNavigator();

function Counter() {
  const count = useCounter((state) => state.count);
  const plus = useCounter((state) => state.plus);
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: 24 }}>
      {count !== undefined && <Text testID="number">{count}</Text>}
      <Pressable role="button" onPress={plus} testID="plus" style={{ padding: 24 }}>
        <Text>{i18next.t('plus', '+')}</Text>
      </Pressable>
    </View>
  );
}

function Others() {
  return <Text>{i18next.t('more', '…')}</Text>;
}

function Home() {
  return (
    <Tabs.Navigator>
      <Tabs.Screen name="Counter" component={Counter} />
      <Tabs.Screen name="Others" component={Others} />
    </Tabs.Navigator>
  );
}

function Floor() {
  useEffect(() => {
    void useCounter.getState().open();
    void navigator.serviceWorker.register('/sw.js');
  }, []);
  return (
    <NavigationContainer>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Home" component={Home} />
        <Stack.Screen name="More" component={Others} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

registerRootComponent(Floor);
