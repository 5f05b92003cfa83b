// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.

export interface paths {
    "/stock/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description The app shows a refusal by the key `hint.reg.<code>`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new login password without the old one */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user/password/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password or set the transaction code
         * @description An upstream may refuse with a sentence in place of a code; the app shows the sentence.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/yahoo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of an instrument, with its history */
        get: operations["quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/quotes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices as they change, pushed
         * @description Announced by `quotes.stream` among the `extensions` of the settings. Server-sent events, each with JSON: `rows` are the prices that have changed, all of them at first; `missing` are the codes without a price at the moment; `unknown` are those that the upstream does not know. A price is the one that `/v2/yahoo` has for the symbol, without `market` and with any `mold`. An event without rows says that all prices are as they were, which is their age. There is one at least every `every` seconds: after twice as long without any, the app polls. The upstream ends a stream now and then, when the session ends, and before it stops; the app comes again. Compression would hold events back; a proxy must pass each on as it comes.
         */
        get: operations["quoteStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shares, by page, or those that match a search */
        get: operations["stocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/market/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forex, futures or treasury list */
        get: operations["marketList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of instruments */
        get: operations["categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/currency/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pairs of currencies */
        get: operations["currencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/new/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: operations["newsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/new/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of news */
        get: operations["newsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description Adding what is there already is a success.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a favourite
         * @description Removing what is not there is a success.
         */
        post: operations["removeFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an instrument is a favourite */
        get: operations["checkFavourite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The favourites */
        get: operations["favourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/list-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chat, oldest first; marks the agent's messages as read, unless peeked at */
        get: operations["messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are unread */
        get: operations["unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/stock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is offered as block trade or QIP */
        post: operations["blockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy */
        post: operations["buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders, newest first */
        post: operations["orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sell a lot, whole */
        post: operations["sell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lots that are held, newest first */
        get: operations["positions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description A photo on a slow network takes its time. The app goes on as long as bytes go out, and takes half a minute in which none do for a timeout.
         */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's own image
         * @description The image behind an address that the upload answered, for the customer who uploaded it and nobody else. The app asks for the address as it was answered, and sends the token with it only if it is one of this upstream.
         */
        get: operations["image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be spent */
        get: operations["balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer */
        get: operations["userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The value of the portfolio over time
         * @description The gain of a stretch is what the value rose by, less what the flows rose by: money paid in, taken out or borrowed does not count as a gain. Announced by `portfolio` among the `extensions` of the settings.
         */
        get: operations["portfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the balance, newest first */
        get: operations["bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/statement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The months of the account, newest first
         * @description Every month from that of the first change of the balance to the one under way, those without a change included. Both calls are announced by `documents` among the `extensions` of the settings.
         */
        get: operations["statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/statement/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the balance in a month, newest first
         * @description A month without a change has none.
         */
        get: operations["statementEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the upstream */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/autonomy/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the real name for verification
         * @description An upstream may refuse with a sentence in place of a code; the app shows the sentence.
         */
        post: operations["submitVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/autonomy/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the verification is */
        get: operations["verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank and crypto-address cards */
        get: operations["cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a card */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a card */
        post: operations["editCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a card
         * @description Withdrawals to it that were requested before go on. Announced by `cards.delete` among the `extensions` of the settings.
         */
        post: operations["deleteCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/ipo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offerings, the newest first */
        get: operations["ipos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/ipo/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an IPO
         * @description Price and fee of all that is applied for are set aside until the shares are allotted; then the allotted ones are paid and the rest goes back to the balance.
         */
        post: operations["applyForIpo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/ipo/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications, newest first */
        get: operations["ipoOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/fund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The funds */
        get: operations["funds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/fund/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy a participation */
        post: operations["buyFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/fund/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Participations */
        get: operations["fundOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/recharge/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recharge */
        post: operations["recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/property/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recharges, newest first */
        get: operations["recharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/property/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals, newest first */
        get: operations["withdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/money/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is owed and what may be borrowed */
        get: operations["loanSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a loan */
        post: operations["requestLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a loan back before its day
         * @description The whole of it: the loan and the whole of its `cost`, from the available balance. The loan is paid (5) with the answer. Announced by `loans.repay` among the `extensions` of the settings.
         */
        post: operations["repayLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Loans and requests, newest first */
        get: operations["loans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's cases, newest first
         * @description A case is a question about one operation, with a number and a state. All three calls are announced by `cases` among the `extensions` of the settings.
         */
        get: operations["cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a case about an operation
         * @description The chat has a message for it, whose `case_no` is the number. An operation has one case that is not closed: opening another answers the one that is there; what was written with it becomes a message of the chat, and the case is open again.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a case
         * @description A repeat changes nothing.
         */
        post: operations["closeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel what is still pending
         * @description A withdrawal, a recharge, an application for an IPO or a request for a loan that has not come to its end. What was set aside for it goes back to the available balance with the answer; a recharge and a loan have moved nothing yet. Nothing is told of it among the notices, and nothing else comes of the request any more. Announced by `cancel` among the `extensions` of the settings.
         */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/start-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a play account back to its first day
         * @description The balance is that of a new account, and positions, orders, participations, applications, recharges, withdrawals, loans, entries of the account and what was told of them are gone; nothing that was pending comes to its end later. Login, secrets, identity, bank cards, favourites, messages and sessions stay. An order at the same moment is carried out wholly before it, and is gone, or wholly after it. Announced by `startover` among the `extensions` of the settings, and only where the money is play money.
         */
        post: operations["startOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer has been told, newest first
         * @description What the customer waits for: an allotment, a deposit, a withdrawal, a loan, the end of a fund, a review. Facts alone: the app words them, and nothing in them asks for an order. All three calls are announced by `notices` among the `extensions` of the settings.
         */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notices are unread */
        get: operations["unreadNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read, or all up to it
         * @description A repeat changes nothing. What came after the notice stays unread.
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was earned, by years, the last year first
         * @description Only years in which something was sold or paid out. All three calls are announced by `gains` among the `extensions` of the settings. What is still held has earned nothing yet.
         */
        get: operations["gainYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was earned in a year, by instruments, the largest gain first */
        get: operations["gainInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each sale of an instrument has earned in a year, the last first */
        get: operations["gains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the customer is logged in, the last used first
         * @description Open sessions alone. All three calls are announced by `sessions` among the `extensions` of the settings. A session ends by itself, too, when it was not used for some time and when it is old; the upstream decides when.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session, or all others
         * @description Either `id` or `others`. An ended session's token is refused at once. Its device counts as new at the next login.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session that calls
         * @description Its token is refused at once. Repeating it answers that the session has ended, which counts as success.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to log in by a passkey
         * @description It names no passkey, so that it says nothing of who is registered: the browser offers those that it has. All calls of passkeys are announced by `passkeys` among the `extensions` of the settings.
         */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by a passkey */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's passkeys, the first added first */
        get: operations["passkeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description Takes the login password and, of a customer who has one, the transaction code: a passkey replaces both later.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser has made
         * @description It has no name yet. The same passkey sent once more is answered like the first time.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a passkey a name */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It logs in no more and confirms nothing. Sessions that it has opened stay.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to confirm one withdrawal by a passkey
         * @description What is signed goes with the withdrawal as `passkey`, and confirms that amount to that card alone.
         */
        post: operations["passkeyWithdrawalOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A refusal that says how long to wait. With `too-many-attempts` the secret was not looked at; with another code it was wrong, and this was the last try before the wait. */
        Wait: {
            /**
             * @description The code, one of those listed under x-refusals.
             * @enum {string}
             */
            code: "too-many-attempts" | "withdrawals-held" | "wrong-credentials" | "wrong-code" | "wrong-password" | "wrong-authorization-password";
            /** @description What the sentence for the code needs. */
            values: {
                /** @description How long, in seconds. */
                seconds: number;
                /** @description JSON of an ALTCHA challenge (version 2, PBKDF2). The same call with its solution as `challenge` is looked at without the wait. Only with `too-many-attempts` of a call without a session. */
                challenge?: string;
            };
        };
        /** @description What comes with HTTP 400: `logout` ends the session, `no` refuses a request that could not be read. */
        Rejected: {
            /**
             * @description The session is over.
             * @constant
             */
            msg: "logout";
            /** @description Nothing. */
            data?: null;
        } | {
            /**
             * @description A refusal.
             * @constant
             */
            msg: "no";
            /**
             * @description Its code. `wrong-content-type`, the body is not `application/json`, or not `multipart/form-data` where a file is sent; `other-site`, the browser says that the call comes from a page of another site.
             * @enum {string}
             */
            data: "bad-request" | "wrong-content-type" | "other-site";
        };
        /** @description The app does not read it. */
        Anything: unknown;
        /** @description The answer of logging in. */
        LoggedIn: {
            /** @description Value of the header `token` from now on. */
            token: string;
            /** @description The device keeps it, beyond logging out, for its next login. */
            device?: string;
        };
        /**
         * @description A decimal number, as JSON text or as a JSON number. Text is exact and preferred; a JSON number is good for at most 15 significant digits. No exponent, no plus sign, no thousands separator.
         * @example 1234.50
         * @example 1234.5
         */
        Decimal: string | number;
        /**
         * @description A moment: ISO 8601 or `YYYY-MM-DD HH:mm:ss`, or the epoch in seconds or in milliseconds (from 100,000,000,000 on). Without an offset it is in the zone that the config tag `time_zone` names; where no zone is known, nothing is concluded from it. The day is one that the calendar has.
         * @example 2026-11-20T15:30:00.000Z
         * @example 2026-11-20 15:30:00
         * @example 1795188600
         * @example 1795188600000
         */
        Time: string | number;
        /** @description A time, or null. */
        TimeOrNull: components["schemas"]["Time"] | null;
        /** @description One candle, or one point of a line: with `change` in place of `open` where the upstream has only that. */
        QuoteRow: {
            /** @description When the interval began. */
            timestamp: components["schemas"]["Time"];
            /** @description First price, in the unit of the quote. */
            open?: components["schemas"]["Decimal"];
            /** @description Highest price. */
            high?: components["schemas"]["Decimal"];
            /** @description Lowest price. */
            low?: components["schemas"]["Decimal"];
            /** @description Last price. */
            close: components["schemas"]["Decimal"];
            /** @description Units traded in the interval; null or absent where there is no volume. */
            volume?: string | number | null;
            /** @description Change within the interval, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
        };
        /** @description The price of one instrument, with its history. */
        Quote: {
            /** @description The instrument code. */
            symbol?: string;
            /** @description Its name. */
            name?: string;
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The last price, in US dollars a share (points for an index). */
            price: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            previous_close?: components["schemas"]["Decimal"];
            /** @description The first price of the day. */
            open?: components["schemas"]["Decimal"];
            /** @description The highest price of the day. */
            high?: components["schemas"]["Decimal"];
            /** @description The lowest price of the day. */
            low?: components["schemas"]["Decimal"];
            /** @description When the price was made, where that is not now because its source cannot be asked; absent or null for a price of now. The app shows how old it is, and waits with orders for a newer one. */
            at?: components["schemas"]["TimeOrNull"];
            /** @description Change since the previous close, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
            /** @description The same in percent: `1.25` is 1.25 %. */
            changePercent?: components["schemas"]["Decimal"];
            /** @description SVG path data of the price line in a box of 100 × 40. Anything else is dropped and the line drawn from the rows. */
            linePath?: string | null;
            /** @description SVG path data of the area under the line, same box. */
            areaPath?: string | null;
            /** @description The history, oldest first. */
            rows: components["schemas"]["QuoteRow"][];
        };
        /** @description A pushed price, without its history. */
        QuoteSummary: {
            /** @description The instrument code, as it was asked for. */
            symbol: string;
            /** @description Its name. */
            name?: string;
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The last price, in US dollars a share (points for an index). */
            price: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            previous_close?: components["schemas"]["Decimal"];
            /** @description The first price of the day. */
            open?: components["schemas"]["Decimal"];
            /** @description The highest price of the day. */
            high?: components["schemas"]["Decimal"];
            /** @description The lowest price of the day. */
            low?: components["schemas"]["Decimal"];
            /** @description As in `Quote`, when the price was made where that is not now; absent or null for a price of now. */
            at?: components["schemas"]["TimeOrNull"];
            /** @description Change since the previous close, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
            /** @description The same in percent: `1.25` is 1.25 %. */
            changePercent?: components["schemas"]["Decimal"];
        };
        /** @description An opaque identifier: compared and sent back, never computed with. A number must be a safe integer. */
        Id: string | number;
        /** @description A whole number of shares, currency units or contracts, as JSON number or as text. */
        Quantity: string | number;
        /** @description An instrument in a list. The current price is `prasent` in lists and `current_price` in search results: one of the two is always there. */
        Stock: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The instrument code, such as `NVLO`. */
            stock: string;
            /** @description Its name. */
            name: string;
            /** @description The tag of its market: `US`, `MX`, `INDEX`, `FOREX`, `FUTURE`, `CGI`. */
            market?: string;
            /** @description The name of the market. */
            market_name?: string | null;
            /** @description The name of the exchange. */
            exchange_name?: string | null;
            /** @description The current price, in US dollars a share (points for an index). Spelled so on the wire. */
            prasent?: components["schemas"]["Decimal"];
            /** @description The current price in search results, same unit. */
            current_price?: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            close_prices?: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent: `1.25` is 1.25 %. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description Of treasury debt, who owes it. What one issuer owes makes one yield curve. */
            issuer?: string | null;
            /** @description Of treasury debt, what it earns at its price until it is due, in percent a year; the currency and the convention are the issuer's. */
            yield?: components["schemas"]["Decimal"];
            /** @description Of treasury debt, in how many days it is due. */
            term_days?: components["schemas"]["Quantity"];
            /** @description Of treasury debt, what is paid for one unit until it is due, in US dollars; its face value and all interest to come. */
            paid_until_due?: components["schemas"]["Decimal"];
        };
        /** @description How many rows there are in all, over every page. A whole number, as JSON number or as text. */
        Count: string | number;
        /** @description An instrument as a category names it. */
        CategoryStock: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description Its name. */
            stock_name: string;
            /** @description Its code. */
            stock_code: string;
            /** @description The address of its picture, which is then its face in every list. */
            img?: string | null;
        };
        /** @description A group of instruments. The first category is that of the index cards. */
        Category: {
            /** @description The category. */
            category_id?: components["schemas"]["Id"];
            /** @description Its code, such as `US_INDEX`. */
            category_code?: string;
            /** @description Its name. */
            category_name?: string;
            /** @description Its instruments, in order. */
            stocks: components["schemas"]["CategoryStock"][];
        };
        /** @description A pair of currencies. */
        CurrencyPair: {
            /** @description The code of the pair, such as `USDMXN`. */
            stock: string;
            /** @description Its name. */
            name: string;
            /** @description The current rate: units of the second currency for one of the first. An order is carried out at this figure, taken as US dollars each. */
            prasent: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description The same, under the name some upstreams use. */
            price_change_percent?: components["schemas"]["Decimal"];
        };
        /** @description A piece of news. */
        NewsItem: {
            /** @description The item. */
            id: components["schemas"]["Id"];
            /** @description Its headline, plain text. */
            title: string;
            /** @description The line under the headline, plain text. */
            subhead?: string | null;
            /** @description The address of its picture. */
            img?: string | null;
            /** @description The text, in HTML. Not to be trusted: the app cleans it before showing it. */
            content?: string | null;
            /** @description When it was published. */
            created_at: components["schemas"]["Time"];
            /** @description When it was last changed. */
            updated_at?: components["schemas"]["Time"];
        };
        /** @description The prices of a favourite. */
        StockDetail: {
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The current price, in US dollars a share. */
            prasent?: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            close_prices?: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description The name of the market. */
            market_name?: string | null;
            /** @description The name of the exchange. */
            exchange_name?: string | null;
        };
        /** @description A favourite. */
        WatchlistItem: {
            /** @description The name of the instrument. */
            stock_name: string;
            /** @description Its code. */
            stock_code: string;
            /** @description The code of the category it was added from. */
            category_code?: string | null;
            /** @description Its prices. */
            stock_detail?: components["schemas"]["StockDetail"];
        };
        /** @description The Idempotency-Key of the call that made it, which finds an order or a message again whose answer was lost; null where the customer did not make it. */
        ClientKey: string | null;
        /** @description An id, or null. */
        IdOrNull: components["schemas"]["Id"] | null;
        /** @description A message of the customer-service chat. */
        Message: {
            /** @description The message. */
            id?: components["schemas"]["Id"];
            /** @description What it says, plain text. */
            message?: string;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            from?: "customer" | "agent";
            /** @description When. */
            created_at?: components["schemas"]["Time"];
            client_key?: components["schemas"]["ClientKey"];
            /** @description The number of the case that it opened; null for any other message. */
            case_no?: components["schemas"]["IdOrNull"];
        };
        /** @description How many entries are unread. */
        Unread: {
            /** @description How many. */
            unread_count: components["schemas"]["Count"];
        };
        /**
         * @description A decimal number above zero, as JSON text or as a JSON number; otherwise like `Decimal`.
         * @example 1234.50
         * @example 1234.5
         */
        Price: string | number;
        /** @description A decimal number, or null. */
        DecimalOrNull: components["schemas"]["Decimal"] | null;
        /** @description A status, which upstreams send as a word, as a number or as a number in text. What the app does not know it shows as unknown, with the code. */
        Code: string | number;
        /** @description A whole number, or null. */
        QuantityOrNull: components["schemas"]["Quantity"] | null;
        /** @description Shares offered as block trade or QIP. */
        BlockItem: {
            /** @description The offer. */
            id: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The price, in US dollars a share. It is fixed until the offer ends. */
            price: components["schemas"]["Price"];
            /** @description The price of the market, in US dollars a share. */
            prasent?: components["schemas"]["DecimalOrNull"];
            /** @description The least that can be bought, in shares; 100 where absent. */
            count?: components["schemas"]["Quantity"];
            /** @description Whether it can be bought: 1 open, 0 closed. */
            status?: components["schemas"]["Code"];
            /** @description When the offer ends; null or absent where that is not known. */
            end_time?: components["schemas"]["TimeOrNull"];
            /** @description For how many days after the purchase the shares cannot be sold; 0 for none, null or absent where that is not known. */
            holding_days?: components["schemas"]["QuantityOrNull"];
        };
        /**
         * @description The kind of an order: `stock` at the market, `bulk` block trade, `finalize` QIP (PIPE), `ipo` IPO application.
         * @enum {string}
         */
        Mold: "stock" | "bulk" | "finalize" | "ipo";
        /** @description What an order came to. */
        OrderReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The price it was carried out at, in US dollars each. */
            price?: components["schemas"]["Decimal"];
            /** @description How many. */
            count?: components["schemas"]["Quantity"];
            /** @description The fee, in US dollars: 0.03 % of price × quantity, rounded half up to the cent. */
            fee?: components["schemas"]["Decimal"];
            /** @description What was paid (purchase: with the fee) or received (sale: less the fee), in US dollars. */
            total?: components["schemas"]["Decimal"];
        };
        /** @description A whole number of shares, currency units or contracts, one at least, as JSON number or as text. */
        Shares: string | number;
        /** @description An order of any kind, as the records show it. */
        Order: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market. */
            type?: string | null;
            /** @description The kind. */
            mold?: components["schemas"]["Mold"];
            /**
             * @description The side.
             * @enum {string}
             */
            state?: "buy" | "sell";
            /** @description How many. */
            count: components["schemas"]["Shares"];
            /** @description The price bought at, in US dollars each. */
            price: components["schemas"]["Decimal"];
            /** @description The price sold at, in US dollars each; null or absent on a purchase. */
            sell_price?: components["schemas"]["DecimalOrNull"];
            /** @description The total with the fee, in US dollars. */
            price_all?: components["schemas"]["Decimal"];
            /** @description What the lot that it sold had cost, with the fee of buying it, in US dollars; null or left out on a purchase, or where that is not known. */
            cost_all?: components["schemas"]["DecimalOrNull"];
            /** @description Shares: 1 success, 0 pending, 3 cancelled, 4 expired. Block, QIP: 1 success, 2 failed. IPO: 1 pending, 2 success, 3 failed, 4 cancelled. */
            status?: components["schemas"]["Code"];
            /** @description When it was placed. */
            created_at: components["schemas"]["Time"];
            /** @description When it was carried out, or came to nothing; null or left out before, or where that is not known. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description A failed block trade or QIP, which moved no money, carries it too. */
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A lot: bought and still held. */
        Position: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The number of the order that bought it; selling names it. */
            no: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market. */
            type?: string | null;
            /** @description The kind of the order that bought it. */
            mold?: components["schemas"]["Mold"];
            /**
             * @description `buy`.
             * @enum {string}
             */
            state?: "buy";
            /** @description How many are held. */
            count: components["schemas"]["Shares"];
            /** @description The price bought at, in US dollars each. */
            price: components["schemas"]["Decimal"];
            /** @description What it cost with the fee, in US dollars. */
            price_all?: components["schemas"]["Decimal"];
            /** @description The current price, in US dollars each. */
            prasent?: components["schemas"]["DecimalOrNull"];
            /** @description The previous close, in US dollars each. */
            close_prices?: components["schemas"]["DecimalOrNull"];
            /** @description 1 for a lot that is held. */
            status?: components["schemas"]["Code"];
            /** @description When it was bought. */
            created_at: components["schemas"]["Time"];
            /** @description Earliest time at which it can be sold; null or absent where it can be sold at any time. */
            sellable_at?: components["schemas"]["TimeOrNull"];
        };
        /** @description What can be spent. */
        Balance: {
            /** @description Available balance, in US dollars. */
            balance: components["schemas"]["Decimal"];
        };
        /** @description The customer. */
        UserInfo: {
            /** @description The phone number, 10 digits. */
            user: string;
            /** @description The number by which the broker knows the customer. */
            no: components["schemas"]["Id"];
            /** @description The address of the picture. */
            img?: string | null;
            /** @description Total assets less what is owed on loans, in US dollars: the value of the last point of the portfolio. */
            total: components["schemas"]["Decimal"];
            /** @description Available balance, in US dollars. */
            money: components["schemas"]["Decimal"];
            /** @description What is owed on loans, in US dollars. */
            loan: components["schemas"]["Decimal"];
            /** @description Whether the customer has a transaction code. */
            fund_code_set?: boolean;
            /** @description For how many seconds withdrawals are refused yet; 0 where they are not. */
            withdrawals_held_seconds?: number;
        };
        /** @description What a portfolio was worth at a moment. */
        PortfolioPoint: {
            /** @description The moment. */
            time: components["schemas"]["Time"];
            /** @description All that the customer has, less what is owed on loans with their interest, in US dollars. */
            value: components["schemas"]["Decimal"];
            /** @description What the customer has brought in since the account was opened, less what was taken out, in US dollars: what was given at the opening counts, what is lent does not. */
            flows: components["schemas"]["Decimal"];
            /** @description Fees paid on trades since the account was opened, in US dollars. */
            fees?: components["schemas"]["Decimal"];
            /** @description Interest charged on loans since the account was opened, in US dollars; charged at the payout. */
            interest?: components["schemas"]["Decimal"];
        };
        /** @description What a portfolio is made of now, in US dollars. All of them together, less the loan, are the value of the last point. */
        PortfolioParts: {
            /** @description What can be spent. */
            cash: components["schemas"]["Decimal"];
            /** @description Shares that are held, at the price of now. */
            stock: components["schemas"]["Decimal"];
            /** @description Currencies that are held, at the price of now. */
            forex: components["schemas"]["Decimal"];
            /** @description Futures that are held, at the price of now. */
            futures: components["schemas"]["Decimal"];
            /** @description Treasury debt that is held, at the price of now. */
            treasury: components["schemas"]["Decimal"];
            /** @description What is in funds, without what they have earned so far. */
            funds: components["schemas"]["Decimal"];
            /** @description What is set aside for applications and withdrawals that are not decided yet. */
            held: components["schemas"]["Decimal"];
            /** @description What is owed on loans with their interest; not below zero. */
            loan: components["schemas"]["Decimal"];
        };
        /** @description What a portfolio was worth over a range, and what it is made of now. */
        Portfolio: {
            /** @description Oldest first, some 200 at most; the last one is now. */
            list: components["schemas"]["PortfolioPoint"][];
            parts: components["schemas"]["PortfolioParts"];
        };
        /** @description One change of the balance. */
        BillEntry: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            /**
             * @description Which way the money went.
             * @enum {string}
             */
            type: "income" | "expense";
            /** @description How much, in US dollars, without sign. */
            amount: components["schemas"]["Decimal"];
            /** @description The balance afterwards, in US dollars. */
            balance?: components["schemas"]["Decimal"];
            /** @description Why, as a code or as text. */
            reason?: string | null;
            /** @description The number of the order that moved the money; null where none did. */
            no?: string | number | null;
            /** @description When. */
            created_at: components["schemas"]["Time"];
        };
        /** @description A month of the calendar of Mexico City, which is UTC−6 all year. */
        Month: string;
        /** @description A month of the account, `opening` + `income` − `expense` = `closing`. Amounts are in US dollars. */
        Statement: {
            /** @description Which. */
            month: components["schemas"]["Month"];
            /** @description The balance before its first change; that which the month before closed with. */
            opening: components["schemas"]["Decimal"];
            /** @description What came to the balance, without sign. */
            income: components["schemas"]["Decimal"];
            /** @description What left it, without sign. */
            expense: components["schemas"]["Decimal"];
            /** @description The balance after its last change; of the month that is under way, the balance so far. */
            closing: components["schemas"]["Decimal"];
            /** @description How many changes it has. */
            count: components["schemas"]["Count"];
        };
        /** @description One setting of the upstream: `min_withdraw_count` (US dollars), `usd_mxn` and `usd_mxn_trading` (pesos for a dollar), `simulated` (`y` where the money is play money), `recorded_prices` (the years of which recorded prices are played as if of today, `2014-2017`); of the operator's rules `fee_trade` (percent of the amount of an order), `fee_recharge`, `fee_withdraw` and `fee_fund` (US dollars), `ipo_returns`, `withdraw_returns` and `password_ends_sessions` (`y` where what an application does not use, or a withdrawal that fails, comes back, and where a new login password ends other sessions). What is left out is said to be for the operator to decide. `extensions` names what the upstream has of the calls and fields marked `x-added`, separated by commas or spaces: each says its name under `x-extension`. */
        ConfigEntry: {
            /** @description Which setting. */
            tag: string;
            /** @description Its value. */
            value: string | number | boolean | null;
        };
        /** @description How far the verification of the real name is. */
        Verification: {
            /** @description 0 none, 1 pending review, 2 approved, 3 rejected; what was rejected can be submitted again. */
            status: components["schemas"]["Code"];
            /** @description The name as on the document. */
            real_name?: string | null;
            /** @description The number of the document. */
            id_number?: string | null;
            /** @description The address of the first photo. */
            id_number_img?: string | null;
            /** @description The address of the second photo. */
            id_number_img_two?: string | null;
            /**
             * @description The kind of document.
             * @enum {string|null}
             */
            id_type?: "idCard" | "driver" | "passport" | "other" | null;
        };
        /** @description A bank account or a crypto address that belongs to the customer. */
        BankCard: {
            /** @description The card. */
            id: components["schemas"]["Id"];
            /**
             * @description `bank` or `trc20`.
             * @enum {string}
             */
            type?: "bank" | "trc20";
            /** @description The kind, or the bank, as chosen when it was added. */
            bank?: string | null;
            /** @description The name of the bank. */
            branch_bank?: string | null;
            /** @description The number of the account, or the address. */
            bank_card: string;
            /** @description Who holds it. */
            bank_user?: string | null;
            /** @description 1 usable; anything else is not. */
            status: components["schemas"]["Code"];
            /** @description When it was added. */
            created_at?: components["schemas"]["Time"];
        };
        /** @description An initial public offering. */
        Ipo: {
            /** @description The offering. */
            id: components["schemas"]["Id"];
            /** @description The series of the share. */
            series?: string | null;
            /** @description The instrument code. */
            symbol: string;
            /** @description The company. */
            company_name: string;
            /** @description `Forthcoming` allows applying; `Closed` has been allotted and does not trade yet; `Listed` trades. Another word is shown as unknown, and does not allow applying. */
            status: string;
            /** @description The price of issue, in US dollars a share. */
            issue_price?: components["schemas"]["Price"];
            /** @description The least that one can apply for, in shares. */
            min?: components["schemas"]["Quantity"];
            /** @description The most. */
            max?: components["schemas"]["Quantity"];
            /** @description When applications open. */
            issue_start_date?: components["schemas"]["Time"];
            /** @description When they close. */
            issue_end_date?: components["schemas"]["Time"];
        };
        /** @description An application for an IPO. */
        IpoOrder: {
            /** @description The application. */
            id?: components["schemas"]["Id"];
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The offering. */
            ipo_id?: components["schemas"]["Id"];
            /** @description The series of the share. */
            series?: string | null;
            /** @description The instrument code. */
            tag?: string;
            /** @description The company. */
            company_name?: string | null;
            /** @description How many were applied for. */
            count?: components["schemas"]["Shares"];
            /** @description The price of issue, in US dollars a share. */
            price?: components["schemas"]["Decimal"];
            /** @description What was set aside when it was placed, fee included, in US dollars. */
            held?: components["schemas"]["Decimal"];
            /** @description When applications close and the shares are allotted. */
            issue_end_date?: components["schemas"]["Time"];
            /** @description How many shares were allotted; null or absent while it is pending. */
            allotted?: components["schemas"]["QuantityOrNull"];
            /** @description What the allotted shares cost, in US dollars; null or absent while it is pending. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description The fee on it, in US dollars; null or absent while it is pending. */
            fee?: components["schemas"]["DecimalOrNull"];
            /** @description What went back to the balance at the allotment or when it was cancelled, in US dollars; null or absent while it is pending. */
            returned?: components["schemas"]["DecimalOrNull"];
            /** @description 1 pending, 2 success, 3 failed; 4 cancelled, where `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description When. */
            created_at?: components["schemas"]["Time"];
            /** @description When its shares were allotted, or it was cancelled; null or absent while it is pending, or where that is not known. */
            ended_at?: components["schemas"]["TimeOrNull"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A fund. */
        Fund: {
            /** @description The fund. */
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description The lower end of the return, in percent over the period. */
            min_return?: components["schemas"]["Decimal"];
            /** @description The upper end, in percent over the period. */
            max_return?: components["schemas"]["Decimal"];
            /** @description How long, in days. */
            investment_period?: components["schemas"]["Quantity"];
            /** @description The price of one participation, in US dollars. */
            amount: components["schemas"]["Price"];
            /** @description How much is issued, in US dollars. */
            issue_amount?: components["schemas"]["Decimal"];
            /** @description How much of it is sold, in US dollars. */
            sold_amount?: components["schemas"]["Decimal"];
            /** @description With less than this sold, in US dollars, the issue is cancelled and the money returned. */
            issue_minimum?: components["schemas"]["Decimal"];
            /** @description Until when it is sold. */
            issue_end_time?: components["schemas"]["Time"];
        };
        /** @description What a purchase came to. */
        FundReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description What was paid in, in US dollars. There is no fee. */
            amount?: components["schemas"]["Decimal"];
            /** @description When the period ends. */
            end_time?: components["schemas"]["Time"];
        };
        /** @description The fund as its order names it. */
        FundProject: {
            /** @description The fund, as the list of funds names it while its issue is sold. */
            id?: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description How long, in days. */
            investment_period?: components["schemas"]["Quantity"];
            /** @description The lower end of the return, in percent over the period. */
            min_return?: components["schemas"]["Decimal"];
            /** @description The upper end. */
            max_return?: components["schemas"]["Decimal"];
        };
        /** @description A participation in a fund. */
        FundOrder: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description What was paid in, in US dollars. */
            amount: components["schemas"]["Decimal"];
            /** @description What may be earned, in US dollars, as one figure; not a promise. */
            expected_return?: components["schemas"]["Decimal"];
            /** @description `active`, `completed` or `cancelled`. */
            status: string;
            /** @description When the period ends. */
            end_time?: components["schemas"]["Time"];
            /** @description When it was bought. */
            created_at: components["schemas"]["Time"];
            /** @description When it was paid out or cancelled; null or left out before, or where that is not known. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description The fund. */
            project: components["schemas"]["FundProject"];
            /** @description What was really earned, in US dollars, below zero for a loss; null until the end, and of a cancelled participation. */
            paid_return?: components["schemas"]["DecimalOrNull"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description What was asked for, and the number by which it is found among the records. */
        MoneyReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description How much, in US dollars. */
            count?: components["schemas"]["Decimal"];
        };
        /** @description A recharge. */
        RechargeRecord: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description How much, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description 1 in progress, 2 completed, 3 failed; 4 cancelled, where `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description When. */
            created_at: components["schemas"]["Time"];
            /** @description When it came in, failed or was cancelled; null or left out while it is in progress, or where that is not known. */
            ended_at?: components["schemas"]["TimeOrNull"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A withdrawal. */
        WithdrawRecord: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description How much, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description `n` in progress, `y` completed, `b` failed; `c` cancelled, where `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description When. */
            created_at: components["schemas"]["Time"];
            /** @description When it was paid out, failed or was cancelled; null or left out while it is in progress, or where that is not known. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description Where it goes, a `bank` account or a `trc20` address. */
            type?: string;
            /** @description The name of the bank that it goes to. */
            branch_bank?: string | null;
            /** @description The account or address that it goes to, masked. */
            bank_card?: string | null;
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description What the browser has answered, as WebAuthn writes it in JSON (`RegistrationResponseJSON` or `AuthenticationResponseJSON`). The user has to have been verified by the device. */
        PasskeyCredential: {
            /** @description What the browser calls the passkey, in base64url. */
            id: string;
            /** @description The same once more. */
            rawId: string;
            /**
             * @description What it is.
             * @constant
             */
            type: "public-key";
            /** @description What was made or signed. */
            response: {
                /** @description The challenge and the page that it was signed on, in base64url. */
                clientDataJSON: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What the customer owes and may borrow. */
        LoanSummary: {
            /** @description What is due, in US dollars. */
            amountDue?: components["schemas"]["Decimal"];
            /** @description The credit score, 0 to 100; 100 where there is no data yet. */
            creditScore?: components["schemas"]["Decimal"];
            /** @description What may still be borrowed, in US dollars. */
            remainingAmount?: components["schemas"]["Decimal"];
            /** @description What borrowing costs now, in percent a year of 365 days. */
            rate?: components["schemas"]["Decimal"];
            /** @description For how many days is lent. */
            days?: components["schemas"]["Quantity"];
            /** @description What is charged once for opening a loan, in percent of it, and kept back when it is paid out; 0 where nothing is. */
            fee?: components["schemas"]["Decimal"];
        };
        /** @description A loan, or the request for one. */
        LoanRecord: {
            /** @description The loan. */
            id: components["schemas"]["Id"];
            /** @description How much, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description 0 not applied for, 1 applied for, 2 approved, 3 rejected, 4 unpaid, 5 paid; 6 cancelled, where `cancel` is announced. */
            state: components["schemas"]["Code"];
            /** @description When it is to be paid back, or was; null until it is paid out. */
            repayment_time?: components["schemas"]["TimeOrNull"];
            /** @description When it was applied for. */
            created_at: components["schemas"]["Time"];
            /** @description When it was approved, rejected or cancelled; null or left out before, or where that is not known. */
            decided_at?: components["schemas"]["TimeOrNull"];
            /** @description When it was paid out; null or left out before, or where that is not known. */
            paid_out_at?: components["schemas"]["TimeOrNull"];
            /** @description The number of the loan, for customers to name it by. */
            no?: components["schemas"]["Id"];
            /** @description Interest, in percent a year of 365 days. */
            rate?: components["schemas"]["Decimal"];
            /** @description For how many days it is lent. */
            days?: components["schemas"]["Quantity"];
            /** @description The interest over the whole time, in US dollars; it is paid back with the loan. */
            cost?: components["schemas"]["Decimal"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /**
         * @description What a customer did or what happened to the money: an order at the market (`stock`), a block trade, a QIP, an application for an IPO, a participation in a fund, a recharge, a withdrawal, a loan; `movement` is a change of the balance that none of them shows.
         * @enum {string}
         */
        OperationKind: "stock" | "block" | "qip" | "ipo" | "fund" | "recharge" | "withdrawal" | "loan" | "movement";
        /**
         * @description What a case is about: the money or the shares did not arrive, the amount is wrong, the customer does not recognise the operation, or anything else.
         * @enum {string}
         */
        CaseSubject: "not-received" | "wrong-amount" | "not-recognised" | "other";
        /** @description A customer's question to customer service about one operation. */
        Case: {
            /** @description The number of the case, by which the customer and the operator speak of it. */
            no: components["schemas"]["Id"];
            /** @description What the operation is. */
            kind: components["schemas"]["OperationKind"];
            /** @description The number of the operation, as its records carry it; of a movement its id. */
            operation_no: components["schemas"]["Id"];
            /** @description What was bought, sold or applied for; null for what is money alone. */
            name?: string | null;
            /** @description What the operation came to, in US dollars, without sign. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description What it is about. */
            subject: components["schemas"]["CaseSubject"];
            /** @description What the customer wrote with it, plain text; null without. */
            message?: string | null;
            /**
             * @description `open` until customer service has answered, `answered` from then on, `closed` once the customer or the operator has ended it.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            /** @description When it was opened. */
            created_at: components["schemas"]["Time"];
        };
        /**
         * @description What a customer asks for and the upstream decides or carries out later.
         * @enum {string}
         */
        RequestKind: "withdrawal" | "recharge" | "ipo" | "loan";
        /** @description What was cancelled. */
        CancelReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description What went back to the available balance, in US dollars; zero where nothing was set aside. */
            returned?: components["schemas"]["Decimal"];
        };
        /** @description Something that the customer waited for, as facts: the app words it by its kind. A fact that does not belong to the kind is null or left out. */
        Notice: {
            /** @description The notice; there is one about one thing. */
            id: components["schemas"]["Id"];
            /** @description What it tells: `ipo-allotted` and `ipo-not-allotted`; `deposit-done` and `deposit-failed`; `withdrawal-done` and `withdrawal-failed`; `loan-granted` (it was paid out), `loan-rejected`, `loan-due` (its day is near), `loan-paid` (on its day) and `loan-late` (the balance did not suffice); `fund-paid` and `fund-cancelled`; `identity-approved` and `identity-rejected`; `card-removed`; `new-login` (on a device that was not known); `passkey-added` and `passkey-removed`. A notice of another kind is shown by its title, or not at all. */
            kind: string;
            /** @description A plain text, for a kind that is not listed. */
            title?: string | null;
            /** @description The customer has read it; one that does not say is taken as unread. */
            is_read?: boolean;
            /** @description The number of the order, record or loan that it is about. */
            no?: components["schemas"]["IdOrNull"];
            /** @description The symbol of the shares. */
            tag?: string | null;
            /** @description The company, the fund or the bank; of a removed passkey what the customer called it. */
            name?: string | null;
            /** @description The last digits of the card, masked. */
            account?: string | null;
            /** @description For how many shares one applied. */
            asked?: components["schemas"]["QuantityOrNull"];
            /** @description How many shares were allotted. */
            count?: components["schemas"]["QuantityOrNull"];
            /** @description How much, in US dollars: of the deposit or withdrawal; paid for the shares, with the fee; lent, or to be paid back with the interest; paid out by the fund, in all. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description What was set aside for the shares and came back, in US dollars. */
            returned?: components["schemas"]["DecimalOrNull"];
            /** @description What the fund has earned, in US dollars; below zero what it has lost. */
            earned?: components["schemas"]["DecimalOrNull"];
            /** @description Of the device that was logged in on, or a passkey was added or removed on, as in `Session`. */
            browser?: string | null;
            /** @description Of the device that was logged in on, or a passkey was added or removed on, as in `Session`. */
            system?: string | null;
            /** @description Of the device that was logged in on, or a passkey was added or removed on, as in `Session`. */
            device?: string | null;
            /** @description The day on which the loan is to be paid back. */
            end_time?: components["schemas"]["TimeOrNull"];
            /** @description When it happened; of `loan-due` the time from which on it is told. */
            created_at: components["schemas"]["Time"];
        };
        /** @description What was earned in a calendar year of Mexico City by what was sold or paid out in it. Over all years the gains are what came to the balance by sales and by funds, less what left it for what was sold. */
        GainYear: {
            /** @description The year, such as 2026, as JSON number or as text. */
            year: string | number;
            /** @description What was paid for what was sold or paid out, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description What what was sold or paid out brought, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
        };
        /** @description What was earned in a year by sales of one instrument, or by funds of one series. */
        InstrumentGain: {
            /**
             * @description A sale of a lot, or a fund that was paid out.
             * @enum {string}
             */
            kind: "sale" | "fund";
            /** @description The code of the instrument, or of the series of the fund; its sales are asked for by it. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market; left out of a fund. */
            type?: string | null;
            /** @description How many sales, or funds that were paid out. */
            sales?: components["schemas"]["Count"];
            /** @description What was paid for what was sold or paid out, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description What what was sold or paid out brought, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
        };
        /** @description What was earned by one sale, or by a fund that was paid out. A sale names its lot, so its cost is that of its lot: where all lots are sold, the first that was bought is the first that is sold. */
        GainRecord: {
            /**
             * @description A sale of a lot, or a fund that was paid out.
             * @enum {string}
             */
            kind: "sale" | "fund";
            /** @description The number of the sale, or of the participation. */
            no: components["schemas"]["Id"];
            /** @description The code of the instrument, or of the series of the fund. */
            tag?: string | null;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market; left out of a fund. */
            type?: string | null;
            /** @description How many were sold; left out of a fund. */
            count?: components["schemas"]["Shares"] | null;
            /** @description What was paid for it, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description What it brought, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
            /** @description When it was sold or paid out. */
            created_at: components["schemas"]["Time"];
        };
        /** @description A session of the customer's. Of its device nothing is said but words that tell it from others: no address and no version. What the device does not say is null or left out. */
        Session: {
            /** @description The session; it says nothing of the token. */
            id: components["schemas"]["Id"];
            /** @description It is the one that calls. */
            is_current: boolean;
            /** @description What its maker calls the browser. */
            browser?: string | null;
            /** @description What its maker calls the operating system. */
            system?: string | null;
            /** @description What it is: `phone`, `tablet` or `computer`. Another word is not shown. */
            device?: string | null;
            /** @description When the customer logged in. */
            created_at: components["schemas"]["Time"];
            /** @description When it was last used, to the minute; left out where that is not known. */
            used_at?: components["schemas"]["TimeOrNull"];
        };
        /** @description What the browser is asked, as WebAuthn writes it in JSON (`PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`). The app hands it on as it is. */
        PasskeyOptions: {
            /** @description What the passkey signs, in base64url. It can be signed once, and for a few minutes. */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A passkey of the customer's. Its key and what the browser calls it are not said. */
        Passkey: {
            /** @description The passkey. */
            id: components["schemas"]["Id"];
            /** @description What the customer calls it; null or left out as long as it has no name. */
            name?: string | null;
            /** @description When it was added. */
            created_at: components["schemas"]["Time"];
            /** @description When it was last used; null or left out where it never was. */
            used_at?: components["schemas"]["TimeOrNull"];
        };
    };
    responses: {
        /** @description The session is over (`logout`), or the request could not be read (`no`). */
        Rejected: {
            headers: {
                "x-corro-simulated": components["headers"]["Simulated"];
                "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejected"];
            };
        };
        /** @description The session is over, regardless of the body. */
        SessionEnded: {
            headers: {
                "x-corro-simulated": components["headers"]["Simulated"];
                "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The instrument code.
         * @example NVLO
         */
        Symbol: string;
        /**
         * @description Which page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many to a page.
         * @example 10
         */
        Limit: number;
        /**
         * @description What to look for in code and name; absent for all.
         * @example CET
         */
        Search: string;
        /**
         * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
         * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
         */
        IdempotencyKey: string;
        /**
         * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
         * @example 1250
         */
        OrderAge: number;
        /**
         * @description Only the entry of this id; absent for all.
         * @example 21
         */
        EntryId: components["schemas"]["Id"];
        /**
         * @description Only the one of this number; absent for all.
         * @example R-20261120-0001
         */
        Number: components["schemas"]["Id"];
        /**
         * @description A calendar year of Mexico City.
         * @example 2026
         */
        Year: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description On every answer of an upstream whose money is play money. The app then shows the mark of the demo, regardless of its settings.
         * @example true
         */
        Simulated: "true";
        /**
         * @description On every answer of an upstream that honours Idempotency-Key, refusals and HTTP 400 and 401 included. The app then resolves an order whose answer was lost by sending it again with the same key. Without this header it never sends an order twice and only looks for it among the orders.
         * @example true
         */
        IdempotencyHonoured: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5500000001",
                 *       "password": "corro-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The login password. */
                    password: string;
                    /** @description What the last login on this device answered as `device`. A device that the customer has logged in on has tries of its own, which strangers cannot use up. */
                    device?: string;
                    /** @description The solution of the challenge that `too-many-attempts` carried. ALTCHA's payload, JSON of `challenge` and `solution` in base64. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoggedIn"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-credentials" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5512345678",
                 *       "password": "secret-7",
                 *       "code": "CORRO"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The login password, at least 6 characters. */
                    password: string;
                    /** @description The invitation code. */
                    code: string;
                    /** @description As for logging in. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        /** @description `success`; the app shows hint.reg.success. */
                        data: string;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("phone-taken" | "wrong-invitation" | "invalid-phone" | "weak-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5500000001",
                 *       "password": "246810",
                 *       "new_password": "secret-8"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The transaction code, 6 digits. */
                    password: string;
                    /** @description The new login password, at least 6 characters. */
                    new_password: string;
                    /** @description As for logging in; a device has tries of its own for the code. */
                    device?: string;
                    /** @description As for logging in. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-code" | "weak-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "corro-demo",
                 *       "password_new": "secret-8"
                 *     }
                 */
                "application/json": {
                    /** @description The current login password. */
                    password: string;
                    /** @description The new login password, at least 6 characters. */
                    password_new: string;
                } | {
                    /** @description The transaction code, 6 digits. */
                    fund_code_new: string;
                    /**
                     * @description That it is the transaction code.
                     * @constant
                     */
                    type: "transaction";
                    /** @description Whether the customer has none so far. */
                    is_first: boolean;
                    /** @description The login password; where it was asked for by `password-required`, and where a code that exists is changed. */
                    password?: string;
                    /** @description The present transaction code, where a code that exists is changed. Left out where it is forgotten and `code.recover` is announced, too; withdrawals are held for a day then. */
                    fund_code?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-password" | "weak-password" | "invalid-transaction-code" | "weak-transaction-code" | "transaction-code-exists" | "wrong-authorization-password" | "password-required" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    quote: {
        parameters: {
            query: {
                /**
                 * @description The instrument code.
                 * @example NVLO
                 */
                symbol: components["parameters"]["Symbol"];
                /**
                 * @description The tag of its market; where one code is listed in several.
                 * @example US
                 */
                market?: string;
                /**
                 * @description The kind of an order, where the price depends on it.
                 * @example stock
                 */
                mold?: string;
                /**
                 * @description How long a candle is: a minute, a day, a week, a month.
                 * @example 1d
                 */
                interval?: "1m" | "1d" | "1wk" | "1mo";
                /**
                 * @description How far back the rows go. Minutes reach back a day at most, days five years, weeks and months ten; a longer range is answered with the newest of them.
                 * @example 1y
                 */
                range?: "1d" | "5d" | "1mo" | "3mo" | "6mo" | "1y" | "2y" | "5y" | "max";
                /**
                 * @description How many rows are enough for a small line; the upstream may join rows into as many. Absent for all of them. Joined rows keep to the day, so that none reaches from one into the next.
                 * @example 48
                 */
                points?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Quote"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    quoteStream: {
        parameters: {
            query: {
                /**
                 * @description The codes of the instruments, separated by commas; at most 60.
                 * @example NVLO,C50
                 */
                symbols: string;
                /**
                 * @description Seconds between two events, at least and at most.
                 * @example 3
                 */
                every?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events; or refused, in an envelope, as `busy` where there are too many streams. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example data: {"rows":[{"symbol":"NVLO","name":"Norvelo Energía","market":"US","price":"128.40"}],"missing":[],"unknown":[]} */
                    "text/event-stream": string;
                    "application/json": {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    stocks: {
        parameters: {
            query?: {
                /**
                 * @description What to look for in code and name; the code of the index in the detail of an index; absent for all.
                 * @example nvl
                 */
                symbol?: string;
                /**
                 * @description The tag of a market; absent for all.
                 * @example US
                 */
                market?: string;
                /**
                 * @description The code of an index; only the shares in it. An upstream that knows these says so by `index` in the answer.
                 * @example CMX35
                 */
                index?: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The shares of this page. */
                            rows: components["schemas"]["Stock"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                            /** @description The code that was asked for, where these are the shares in that index. */
                            index?: string;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    marketList: {
        parameters: {
            query: {
                /**
                 * @description Which list.
                 * @example CGI
                 */
                market: "FOREX" | "FUTURE" | "CGI";
                /**
                 * @description What to look for in code and name; absent for all.
                 * @example CET
                 */
                code?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The instruments. */
                            rows: components["schemas"]["Stock"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The categories; the first is that of the index cards. */
                            categories: components["schemas"]["Category"][];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    currencies: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description What to look for in code and name; absent for all.
                 * @example CET
                 */
                code?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The pairs of this page. */
                            rows: components["schemas"]["CurrencyPair"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    newsList: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The news of this page. */
                            rows: components["schemas"]["NewsItem"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    newsItem: {
        parameters: {
            query: {
                /**
                 * @description The item.
                 * @example 7
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["NewsItem"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NVLO"
                 *     }
                 */
                "application/json": {
                    /** @description The instrument code. */
                    symbol: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NVLO"
                 *     }
                 */
                "application/json": {
                    /** @description The instrument code. */
                    symbol: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    checkFavourite: {
        parameters: {
            query: {
                /**
                 * @description The instrument code.
                 * @example NVLO
                 */
                symbol: components["parameters"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /**
                             * @description Whether it is: true, `y`, `1` or 1 for yes; false, `n`, `0` or 0 for no.
                             * @enum {boolean|string|integer}
                             */
                            collected: true | false | "y" | "n" | "1" | "0" | 1 | 0;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    favourites: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The favourites of this page. */
                            list: components["schemas"]["WatchlistItem"][];
                            /** @description How many there are over all pages. */
                            total: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    messages: {
        parameters: {
            query?: {
                /** @description 1 where the app prefetches messages without showing them: they stay unread. */
                peek?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The messages. */
                            rows: components["schemas"]["Message"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Hola"
                 *     }
                 */
                "application/json": {
                    /** @description What it says, plain text; at most 1000 characters that are not all blank. */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "empty-message" | "message-too-long" | "duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    unreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Unread"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    blockItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mold": "bulk"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `bulk` block trades, `finalize` QIP.
                     * @enum {string}
                     */
                    mold: "bulk" | "finalize";
                    /** @description What to look for in the code; absent for all. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The offers. */
                            rows: components["schemas"]["BlockItem"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    buy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The instrument code. */
                    tag: string;
                    /** @description How many, a whole number from 1. Never coerced: text, fractions and anything above 2^53 − 1 are refused. */
                    count: number;
                    /** @description The price that the customer accepted, in US dollars each. Shares are carried out at the market; more than 0.5 % away is refused. A block trade or QIP has the price of its offer; any other is refused. */
                    price: components["schemas"]["Decimal"];
                    mold: components["schemas"]["Mold"];
                    /** @description The offer: required for block trades and QIP. */
                    id?: components["schemas"]["Id"];
                    /** @description Not sent by this app. */
                    url_count?: number;
                    /** @description The transaction code, 6 digits: required for block trades and QIP. */
                    stock_password?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "price-changed" | "invalid-quantity" | "invalid-price" | "unknown-instrument" | "unknown-offer" | "wrong-authorization-password" | "no-transaction-code" | "time-not-allowed" | "exchange-rate-not-updated" | "below-minimum" | "too-many-attempts" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    orders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mold": "stock",
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": {
                    mold: components["schemas"]["Mold"];
                    /** @description Which: for shares absent all, 1 success, 0 pending, 3 cancelled, 4 expired; for block trades and QIP 0 or absent all, 1 success, 2 failed; for IPOs 0 or absent all, 1 pending, 2 success, 3 failed, 4 cancelled. */
                    status?: number;
                    /** @description Only those of this instrument. */
                    tag?: string;
                    /** @description Only the one of this number; absent for all. */
                    no?: components["schemas"]["Id"];
                    /**
                     * @description Which page, from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description How many to a page.
                     * @default 10
                     */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The orders of this page. */
                            rows: components["schemas"]["Order"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    sell: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "C-20261120-0001",
                 *       "price": "128.40",
                 *       "sell_price": "129.00"
                 *     }
                 */
                "application/json": {
                    /** @description The number of the order that bought the lot. */
                    no: components["schemas"]["Id"];
                    /** @description The price that it was bought at, in US dollars each. */
                    price: components["schemas"]["Decimal"];
                    /** @description The market price that the customer accepted, in US dollars each. More than 0.5 % away is refused. */
                    sell_price: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "price-changed" | "invalid-price" | "unknown-position" | "already-sold" | "holding-time" | "time-not-allowed" | "exchange-rate-not-updated" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    positions: {
        parameters: {
            query: {
                /**
                 * @description Which kind.
                 * @example stock
                 */
                type: "stock" | "forex" | "futures" | "treasury";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only those of this instrument.
                 * @example NVLO
                 */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The lots of this page. */
                            rows: components["schemas"]["Position"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes)"
                 *     }
                 */
                "multipart/form-data": {
                    /** @description The image, at most 5 MB (5,242,880 bytes). */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description Its address, as the other calls take it. */
                            url: string;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-an-image" | "too-large" | "too-many-pixels" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the address.
                 * @example 8d1f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; or refused, in an envelope. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "application/json": {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Balance"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    portfolio: {
        parameters: {
            query?: {
                /**
                 * @description How far back: the day, since the previous close, a week, a month, a year, or since the account was opened. None goes further back than that. `now` has the last point alone.
                 * @example 1m
                 */
                range?: "1d" | "1w" | "1m" | "1y" | "max" | "now";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Portfolio"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    bill: {
        parameters: {
            query?: {
                /**
                 * @description Which.
                 * @example all
                 */
                type?: "all" | "income" | "expense";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only the entry of this id; absent for all.
                 * @example 21
                 */
                id?: components["parameters"]["EntryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The entries of this page. */
                            rows: components["schemas"]["BillEntry"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    statements: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The months of this page. */
                            rows: components["schemas"]["Statement"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    statementEntries: {
        parameters: {
            query: {
                /**
                 * @description Which.
                 * @example 2026-11
                 */
                month: components["schemas"]["Month"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The entries of this page. */
                            rows: components["schemas"]["BillEntry"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["ConfigEntry"][];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "real_name": "Nombre Apellido",
                 *       "id_number": "A1234567",
                 *       "id_number_img": "/api/files/8d1f",
                 *       "id_number_img_two": "/api/files/8d20"
                 *     }
                 */
                "application/json": {
                    /** @description The name as on the document. */
                    real_name: string;
                    /** @description The number of the document. */
                    id_number: string;
                    /** @description The address of the first photo, as the upload answered. */
                    id_number_img: string;
                    /** @description The address of the second photo. */
                    id_number_img_two: string;
                    /**
                     * @description The kind of document.
                     * @enum {string}
                     */
                    id_type?: "idCard" | "driver" | "passport" | "other";
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "already-verified" | "invalid-verification" | "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    verification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Verification"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    cards: {
        parameters: {
            query?: {
                /**
                 * @description Which; absent for all.
                 * @example bank
                 */
                type?: "bank" | "trc20";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["BankCard"][];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "bank",
                 *       "branch_bank": "Banco del Centro",
                 *       "bank_card": "002010077777777771",
                 *       "bank_user": "Titular de la cuenta"
                 *     }
                 */
                "application/json": {
                    /** @description `bank`, or `trc20` for an address. */
                    bank: string;
                    /** @description The name of the bank. */
                    branch_bank?: string;
                    /** @description The CLABE of the account (18 digits), or the address on TRON. */
                    bank_card: string;
                    /** @description Who holds it. */
                    bank_user?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "invalid-card" | "card-exists" | "too-many-cards" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    editCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "type": "bank",
                 *       "bank": "bank",
                 *       "branch_bank": "Banco del Centro",
                 *       "bank_card": "002010077777777771",
                 *       "bank_user": "Titular de la cuenta"
                 *     }
                 */
                "application/json": {
                    /** @description The card. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Its kind.
                     * @enum {string}
                     */
                    type: "bank" | "trc20";
                    /** @description The kind, or the bank. */
                    bank?: string;
                    /** @description The name of the bank. */
                    branch_bank?: string;
                    /** @description The CLABE of the account (18 digits), or the address on TRON. */
                    bank_card: string;
                    /** @description Who holds it. */
                    bank_user?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "invalid-card" | "unknown-card" | "card-exists" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "type": "bank"
                 *     }
                 */
                "application/json": {
                    /** @description The card. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Its kind, because a bank card and an address may share an id.
                     * @enum {string}
                     */
                    type?: "bank" | "trc20";
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-card" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    ipos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The offerings. */
                            rows: components["schemas"]["Ipo"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    applyForIpo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "tag": "SOLV",
                 *       "count": 200,
                 *       "price": "15.00"
                 *     }
                 */
                "application/json": {
                    /** @description The offering. */
                    id: components["schemas"]["Id"];
                    /** @description The instrument code. */
                    tag: string;
                    /** @description How many shares, in steps of 100 between min and max. */
                    count: number;
                    /** @description The price of issue, in US dollars a share. */
                    price: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "insufficient-funds" | "invalid-quantity" | "invalid-price" | "not-found" | "already-applied" | "wrong-authorization-password" | "time-not-allowed" | "exchange-rate-not-updated" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    ipoOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The applications. */
                            rows: components["schemas"]["IpoOrder"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    funds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The funds. */
                            rows: components["schemas"]["Fund"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    buyFund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 4
                 *     }
                 */
                "application/json": {
                    /** @description The fund. */
                    project_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["FundReceipt"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "investment-failed" | "insufficient-funds" | "sold-out" | "fund-closed" | "not-found" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    fundOrders: {
        parameters: {
            query?: {
                /**
                 * @description Which; absent for all.
                 * @example active
                 */
                status?: "active" | "completed" | "cancelled";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only the one of this number; absent for all.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The participations. */
                            rows: components["schemas"]["FundOrder"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    recharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": "5000"
                 *     }
                 */
                "application/json": {
                    /** @description How much, in whole US dollars; at least 5000. */
                    count: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "invalid-amount" | "below-minimum" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    recharges: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only the one of this number; absent for all.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description Only those of this status, as the records carry it; absent for all.
                 * @example 1
                 */
                status?: 1 | 2 | 3 | 4;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The recharges of this page. */
                            rows: components["schemas"]["RechargeRecord"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    withdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only the one of this number; absent for all.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description Only those of this status, as the records carry it; absent for all.
                 * @example n
                 */
                status?: "n" | "y" | "b" | "c";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The withdrawals of this page. */
                            rows: components["schemas"]["WithdrawRecord"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_id": 5,
                 *       "count": "100",
                 *       "stock_password": "246810"
                 *     }
                 */
                "application/json": {
                    /** @description The card that it goes to. */
                    bank_id: components["schemas"]["Id"];
                    /** @description How much, in US dollars; at least 10 and at least the setting min_withdraw_count. */
                    count: components["schemas"]["Decimal"];
                    /** @description The transaction code, 6 digits. */
                    stock_password?: string;
                    /** @description What a passkey of the customer's has signed for this withdrawal, in the place of the transaction code. */
                    passkey?: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "invalid-amount" | "below-minimum" | "unknown-card" | "withdrawals-held" | "wrong-authorization-password" | "no-transaction-code" | "unknown-passkey" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    loanSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoanSummary"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    requestLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": "500"
                 *     }
                 */
                "application/json": {
                    /** @description How much, in whole US dollars; at least 500, at most what may still be borrowed. */
                    count: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "invalid-amount" | "below-minimum" | "above-limit" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    repayLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "L-20261120-0001"
                 *     }
                 */
                "application/json": {
                    /** @description The number of the loan, as the records carry it; its id where they carry none. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "insufficient-funds" | "loan-paid" | "loan-not-owed" | "unknown-loan" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    loans: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only the one of this number; absent for all.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description Only those of this state, as the records carry it; absent for all.
                 * @example 4
                 */
                state?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The loans. */
                            rows: components["schemas"]["LoanRecord"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    cases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The cases, at most the 200 newest. */
                            rows: components["schemas"]["Case"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "withdrawal",
                 *       "no": "W-20261120-0001",
                 *       "subject": "not-received",
                 *       "message": "No ha llegado a mi cuenta."
                 *     }
                 */
                "application/json": {
                    /** @description What the operation is. */
                    kind: components["schemas"]["OperationKind"];
                    /** @description Its number, as its records carry it; of a movement its id. */
                    no: components["schemas"]["Id"];
                    /** @description What the case is about. */
                    subject: components["schemas"]["CaseSubject"];
                    /** @description What the customer adds, plain text; at most 1000 characters. */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Case"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "message-too-long" | "not-found" | "duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    closeCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "7K3M-9Q2X"
                 *     }
                 */
                "application/json": {
                    /** @description The number of the case. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description How long ago the customer confirmed, in milliseconds, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "withdrawal",
                 *       "no": "W-20261120-0001"
                 *     }
                 */
                "application/json": {
                    /** @description What it is. */
                    kind: components["schemas"]["RequestKind"];
                    /** @description Its number, as its records carry it; its id where they carry none. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["CancelReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "already-cancelled" | "not-found" | "too-late-to-cancel" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    startOver: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, done or refused, belongs to the key for ever, so a repeat with the same key and body is answered like the first and does nothing twice. `in-progress` and `busy` are not final. The transaction code is not part of the body that the key belongs to. A repeat may leave it out; a key that was never decided is then refused for the lack of it, finally, and without counting a wrong try.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    notices: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The notices of the page. */
                            rows: components["schemas"]["Notice"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    unreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Unread"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "loan-due-20261120153000",
                 *       "and_older": true
                 *     }
                 */
                "application/json": {
                    /** @description The notice. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description All that come after it in the list, too.
                     * @default false
                     */
                    and_older?: boolean;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    gainYears: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The years. */
                            rows: components["schemas"]["GainYear"][];
                            /** @description How many there are over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    gainInstruments: {
        parameters: {
            query: {
                /**
                 * @description A calendar year of Mexico City.
                 * @example 2026
                 */
                year: components["parameters"]["Year"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The instruments of the page. */
                            rows: components["schemas"]["InstrumentGain"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    gains: {
        parameters: {
            query: {
                /**
                 * @description A calendar year of Mexico City.
                 * @example 2026
                 */
                year: components["parameters"]["Year"];
                /**
                 * @description Sales, or funds that were paid out.
                 * @example sale
                 */
                kind: "sale" | "fund";
                /**
                 * @description The code of the instrument, or of the series of the fund.
                 * @example NVLO
                 */
                tag: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The sales of the page. */
                            rows: components["schemas"]["GainRecord"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The open sessions. */
                            rows: components["schemas"]["Session"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0c2e4f605b1f0c9e6a2d4c8f9e7b3a1d"
                 *     }
                 */
                "application/json": {
                    /** @description The session that ends. */
                    id?: components["schemas"]["Id"];
                    /**
                     * @description All end but the one that calls.
                     * @constant
                     */
                    others?: true;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
        };
    };
    logInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "dGVzdA",
                 *         "rawId": "dGVzdA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "authenticatorData": "dGVzdA",
                 *           "signature": "dGVzdA",
                 *           "userHandle": "dGVzdA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description What the passkey has signed. Its `userHandle` says whose it is. */
                    passkey: components["schemas"]["PasskeyCredential"];
                    /** @description As for logging in. */
                    device?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoggedIn"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The passkeys. */
                            rows: components["schemas"]["Passkey"][];
                            /** @description How many there are over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "corro-demo",
                 *       "stock_password": "246810"
                 *     }
                 */
                "application/json": {
                    /** @description The login password. */
                    password: string;
                    /** @description The transaction code; left out where the customer has none. */
                    stock_password?: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-password" | "wrong-authorization-password" | "too-many-passkeys" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "dGVzdA",
                 *         "rawId": "dGVzdA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "dGVzdA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description What the browser has made. */
                    passkey: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The passkey. */
                            id: components["schemas"]["Id"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-passkeys" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10",
                 *       "name": "Mi teléfono"
                 *     }
                 */
                "application/json": {
                    /** @description The passkey. */
                    id: components["schemas"]["Id"];
                    /** @description The name to be, 1 to 40 characters. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-passkey" | "invalid-passkey-name" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10",
                 *       "password": "corro-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The passkey. */
                    id: components["schemas"]["Id"];
                    /** @description The login password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "wrong-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large") | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
    passkeyWithdrawalOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_id": "5",
                 *       "count": "250"
                 *     }
                 */
                "application/json": {
                    /** @description The card or address that will be paid. */
                    bank_id: components["schemas"]["Id"];
                    /** @description US dollars, whole. */
                    count: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done, or refused: `msg` says which. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        /**
                         * @description Why, as listed under x-refusals.
                         * @enum {string}
                         */
                        data: "unknown-passkey" | "invalid-amount" | "bad-request" | "busy" | "not-built" | "request-too-large";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
        };
    };
}
